import { expect, test } from 'vitest'
import {
  addRetailBelow,
  allowanceLine,
  combinedLine,
  EDIT_ORDER,
  limitHeading,
  noLongerAvailable,
  notTogether,
} from '#app/rules/limits/limit-messages.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

test('[ORD-284] a transaction rule is headed Ticket Limit, a cart rule Ticket Limit per order', () => {
  expect(defaultWords(limitHeading.Transaction)).toBe('Ticket Limit')
  expect(defaultWords(limitHeading.Cart)).toBe('Ticket Limit per order')
})

test('[ORD-285] tickets for a time that is gone are named', () => {
  expect(defaultWords(noLongerAvailable(['2 Adult', '1 Child']))).toBe(
    'These tickets are no longer available for the selected time: 2 Adult, 1 Child',
  )
})

test('[ORD-286] tickets that exclude each other are named', () => {
  expect(defaultWords(notTogether(['Senior', 'Group']))).toBe(
    'These tickets cannot be purchased together for the selected time: Senior, Group',
  )
})

test('[ORD-289] tickets to be had at retail only are called what the venue calls them', () => {
  expect(defaultWords(addRetailBelow('non-member tickets'))).toBe('Add non-member tickets below.')
})

test('[ORD-290] a group rule reads N combined time frame: ticket types', () => {
  expect(defaultWords(combinedLine({ allowedQuantity: 6, ticketTypes: ['Adult', 'Child'] }, 'per day'))).toBe(
    '6 combined per day: Adult, Child',
  )
})

test.each([
  { allowed: 4, purchased: 1, line: '3 more (1 purchased previously)' },
  { allowed: 4, purchased: 0, line: '4 more' },
  { allowed: 4, purchased: 4, line: 'No more allowed' },
  { allowed: 4, purchased: 6, line: 'No more allowed' },
])(
  '[ORD-291] with $allowed allowed and $purchased purchased the rule reads $line',
  ({ allowed, purchased, line }) => {
    const rule = { allowedQuantity: allowed, purchasedQuantity: purchased }

    expect(defaultWords(allowanceLine(rule, 'purchased previously'))).toBe(line)
  },
)

test('[ORD-291] earlier purchases are called what the venue calls them', () => {
  expect(defaultWords(allowanceLine({ allowedQuantity: 4, purchasedQuantity: 1 }, 'bought before'))).toBe(
    '3 more (1 bought before)',
  )
})

test('[ORD-292] a limit that asks for a change says to edit the order', () => {
  expect(defaultWords(EDIT_ORDER)).toBe('Please edit your order.')
})

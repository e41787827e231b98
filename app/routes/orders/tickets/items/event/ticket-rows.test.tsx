import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import * as priceStyles from '#app/ui/price/price.css.ts'
import * as rowStyles from '#app/ui/price-row/price-row.css.ts'
import {
  anEvent,
  chosen,
  forMembers,
  more,
  Page,
  press,
  quantity,
  show,
  slot,
  ticketType,
} from '#tests/builders/event-block.tsx'
import { aRule, tickets } from '#tests/builders/sales-rules.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { quantityField } from './event-form.ts'

afterEach(cleanup)

const isBlocked = (name: string) => more(name).getAttribute('aria-disabled') === 'true'

const isMaxed = (name: string) => quantity(name).getAttribute('aria-invalid') === 'true'

test('[ORD-173] plus does nothing as soon as the group is full', () => {
  show({ limits: [groupOf(4)] })
  press('Adult', 3)
  press('Child', 3)
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(['3', '1'])
  expect(isBlocked('Adult') && isBlocked('Child')).toBe(true)
  expect(isMaxed('Adult')).toBe(false)
  expect(screen.getByText('4 at most for this event in one order. You have 4.')).toBeTruthy()
})

const groupOf = (most: number, changes: Partial<SalesRuleResult> = {}) =>
  aRule({
    allowedQuantity: most,
    groupMax: most,
    pricePointIds: ['adult', 'child'],
    ticketTypes: ['Adult', 'Child'],
    ...changes,
  })

test('[ORD-174] tickets that exclude each other stop each other, not themselves', () => {
  show({ limits: [groupOf(0, { isPreventRule: true })] })
  press('Adult', 3)
  expect(quantity('Adult').value).toBe('3')
  expect(isBlocked('Child')).toBe(true)
  expect(screen.getByText(/cannot be purchased together for the selected time: Adult, Child/)).toBeTruthy()
  fireEvent.change(quantity('Child'), { target: { value: '1' } })
  expect(isMaxed('Child')).toBe(true)
})

test('[ORD-172] too many of one kind, or of a group, are marked, said with their numbers, and mended by one press', () => {
  show({ limits: [aRule(), groupOf(6)] })
  fireEvent.change(quantity('Adult'), { target: { value: '5' } })
  expect([isMaxed('Adult'), isMaxed('Child')]).toEqual([true, false])
  const sentence = screen.getByText('Adult: 4 at most in one order. You have 5.')
  expect(sentence.closest('[role="alert"]')).not.toBeNull()
  fireEvent.change(quantity('Child'), { target: { value: '2' } })
  expect(isMaxed('Child')).toBe(true)
  fireEvent.blur(quantity('Child'))
  fireEvent.blur(quantity('Adult'))
  fireEvent.click(screen.getByRole('button', { name: 'Keep 4 × Adult, 2 × Child' }))
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(['4', '2'])
  expect([isMaxed('Adult'), isMaxed('Child')]).toEqual([false, false])
  expect(screen.queryByText(/You have [57]/)).toBeNull()
})

test('seats that are not there are counted, and given back by one press', () => {
  show({ slots: [slot('10:00', 2)] }, chosen({ adult: 2, child: 2 }))
  expect(screen.getByText('2 tickets are left for this time. You have 4.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep 2 × Adult' }))
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(['2', '0'])
})

test('of several limits on the same tickets the strictest is said, and one press keeps to all of them', () => {
  const week = groupOf(4, { timeFrame: 'week', reason: 'Transaction', purchasedQuantity: 2, groupMax: 2 })
  show({ limits: [groupOf(6), week, groupOf(3)] }, chosen({ adult: 2, child: 1 }))
  const sentences = screen.getAllByText(/at most/).map(line => line.textContent)
  expect(sentences).toEqual(['4 at most a week for this event. You have 2 from before and 3 here.'])
  fireEvent.click(screen.getByRole('button', { name: 'Keep 2 × Adult' }))
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(['2', '0'])
  expect(screen.queryAllByText(/from before and 3/)).toEqual([])
})

test('where two kinds have to become fewer, each has its own sentence and the first the button, which mends both', () => {
  const ofChild = aRule({ pricePointIds: ['child'], ticketTypes: ['Child'], allowedQuantity: 1 })
  show({ limits: [aRule(), ofChild] }, chosen({ adult: 5, child: 2 }))
  expect(screen.getAllByText(/at most/).map(line => line.textContent)).toEqual([
    'Adult: 4 at most in one order. You have 5.',
    'Child: 1 at most in one order. You have 2.',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Keep/ }))
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(['4', '1'])
  expect(screen.queryAllByText(/You have [52]/)).toEqual([])
})

test.each([
  ['the number of the one kind that is chosen', 5, chosen({ adult: 7 }), 'Make it 5', ['5', '0']],
  ['that nothing is left of several', 0, chosen({ adult: 2, child: 1 }), 'Take them out', ['0', '0']],
])('the button of too many seats says %s, and does it', (_, seats, choice, label, left) => {
  show({ slots: [slot('10:00', seats), slot('15:00', 40)] }, choice)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect([quantity('Adult').value, quantity('Child').value]).toEqual(left)
})

test('tickets at retail are kept and given back as such', () => {
  const limits = [forMembers]
  show({ priceLists: discounted, limits, slots: [slot('10:00', 3)] }, chosen({ adult: 2 }, { adult: 2 }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep 2 × Adult, 1 × Adult, full price' }))
  expect([quantity('Adult').value, quantity('Adult, full price').value]).toEqual(['2', '1'])
})

test('[ORD-171] a quantity of the order starts at 0, and minus never takes it below', () => {
  show()
  const fewer = screen.getByRole('button', { name: 'Decrease quantity of Adult' })
  expect(quantity('Adult').value).toBe('0')
  fireEvent.click(fewer)
  expect([quantity('Adult').value, fewer.getAttribute('aria-disabled')]).toEqual(['0', 'true'])
  press('Adult', 1)
  fireEvent.click(fewer)
  fireEvent.click(fewer)
  fireEvent.keyDown(quantity('Adult'), { key: 'ArrowDown' })
  expect(quantity('Adult').value).toBe('0')
})

test('a venue that tells its rules as they are is heard so when a limit is reached', () => {
  show({ limits: [groupOf(4)], limitWords: 'rule' }, chosen({ adult: 3, child: 1 }))
  expect(screen.getByText('Maximum reached. 4 combined per event: Adult, Child')).toBeTruthy()
})

test('how many an order may have is said before anybody is stopped', () => {
  show({ limits: [groupOf(6)] })
  expect(screen.getByText('Up to 6 for this event in one order')).toBeTruthy()
  cleanup()
  show({ limits: [aRule(), groupOf(0, { isPreventRule: true })] })
  expect(screen.queryByText(/^Up to/)).toBeNull()
})

test('[ORD-199] a quantity goes from 0 to what the limit and the seats leave', () => {
  show({ limits: [aRule({ purchasedQuantity: 1, reason: 'Transaction' })], slots: [slot('10:00', 5)] })
  expect(quantity('Adult').getAttribute('aria-valuemin')).toBe('0')
  expect(quantity('Adult').getAttribute('aria-valuemax')).toBe('3')
  press('Child', 4)
  expect(quantity('Adult').getAttribute('aria-valuemax')).toBe('1')
})

test('earlier purchases are told where they leave less', () => {
  show({ limits: [aRule({ purchasedQuantity: 1, reason: 'Transaction' })] })
  press('Adult', 9)
  expect(quantity('Adult').value).toBe('3')
  expect(screen.getByText('Adult: 4 at most in all. You have 1 from before and 3 here.')).toBeTruthy()
})

test('[ORD-132, ORD-175] another time brings its own prices and seats, and the quantities are checked against them', () => {
  show({
    slots: [slot('10:00'), slot('11:00', 3, 'evening')],
    priceLists: {
      day: [ticketType('adult', 'Adult'), ticketType('child', 'Child')],
      evening: [{ ...ticketType('adult', 'Adult'), price: 2500, retail: 2500 }],
    },
  })
  press('Adult', 4)
  expect(isMaxed('Adult')).toBe(false)
  fireEvent.click(screen.getByRole('radio', { name: /11:00/ }))
  expect(screen.getByText('$25')).toBeTruthy()
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Child' })).toBeNull()
  expect([quantity('Adult').value, isMaxed('Adult')]).toEqual(['4', true])
  expect(screen.getByText('3 tickets are left for this time. You have 4.')).toBeTruthy()
  expect(screen.queryByText(/There are no more tickets available for this event!/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /10:00/ }))
  expect(isMaxed('Adult')).toBe(false)
})

test('[ORD-175] limits that arrive later are held against what stands', () => {
  const { rerender } = show()
  press('Adult', 4)
  rerender(inWords(<Page event={anEvent({ limits: [aRule({ allowedQuantity: 2 })] })} />))
  expect([quantity('Adult').value, isMaxed('Adult'), isBlocked('Adult')]).toEqual(['4', true, true])
})

const discounted = { day: [{ ...ticketType('adult', 'Adult'), price: 900, forMembers: true }] }

test('[ORD-289] beyond the member price tickets can be added at retail, below', () => {
  show({ priceLists: discounted, limits: [forMembers] })
  expect(screen.queryByText('Add full-price tickets below.')).toBeNull()
  press('Adult', 3)
  expect(quantity('Adult').value).toBe('2')
  expect(screen.getByText('Add full-price tickets below.')).toBeTruthy()
  press('Adult, full price', 3)
  const atRetail = quantity('Adult, full price')
  expect([atRetail.value, atRetail.name]).toEqual(['3', quantityField('reef', 'adult', true)])
  const row = atRetail.closest('li')
  expect(row && within(row).getByText('$12')).toBeTruthy()
})

test('tickets that join a membership with one benefit: one at the member price, one at the full price, and a toddler who is free for everybody once, by their name alone', () => {
  const day = [
    { ...ticketType('adult', 'Adult'), price: 0, othersPay: 1200, forMembers: true },
    { ...ticketType('toddler', 'Toddler'), price: 0, retail: 0 },
  ]
  const limits = [groupOf(1, { ruleType: { name: 'memberBenefits' }, pricePointIds: ['adult', 'toddler'] })]
  const joined = { ...chosen({ adult: 1 }), retail: { adult: 1, toddler: 1 } }
  show({ priceLists: { day }, limits }, joined)
  expect([quantity('Adult').value, quantity('Adult, full price').value]).toEqual(['1', '1'])
  expect(isMaxed('Adult') || isMaxed('Adult, full price')).toBe(false)
  press('Toddler', 1)
  expect([quantity('Toddler').value, quantity('Toddler').name]).toEqual([
    '2',
    quantityField('reef', 'toddler', true),
  ])
  expect(screen.queryByRole('spinbutton', { name: /Toddler, full price/ })).toBeNull()
})

test('where several kinds of ticket go on at retail, that is said once, at the first of them', () => {
  const member = (id: string, name: string) => ({ ...ticketType(id, name), price: 900, forMembers: true })
  const limits = [
    forMembers,
    { ...forMembers, ticketTypes: ['Child'], ticketTypeIds: ['child'], pricePointIds: ['child'] },
  ]
  show({ priceLists: { day: [member('adult', 'Adult'), member('child', 'Child')] }, limits })
  press('Child', 3)
  expect(quantity('Child').closest('li')?.textContent).toContain('Add full-price tickets below.')
  press('Adult', 3)
  expect(screen.getAllByText('Add full-price tickets below.')).toHaveLength(1)
  expect(quantity('Adult').closest('li')?.textContent).toContain('Add full-price tickets below.')
  expect(quantity('Child, full price')).toBeTruthy()
})

test('who is no member is told at a price what members pay; that several kinds are free for them is said once', () => {
  const kind = (id: string, membersPay?: number) => ({ ...ticketType(id, id), membersPay })
  const rowOf = (name: string) => quantity(name).closest('li')?.textContent
  show({ priceLists: { day: [kind('adult', 900), kind('child', 0), kind('senior')] } })
  expect(rowOf('adult')).toContain('Members $9')
  expect(rowOf('child')).toContain('Free for members')
  expect(rowOf('senior')).not.toContain('members')
  cleanup()
  show({ priceLists: { day: [kind('adult', 0), kind('child', 0)] } })
  expect(screen.getAllByText('Free for members')).toHaveLength(1)
  expect(rowOf('adult')).not.toContain('members')
})

test.each([
  [{}, null, ['$12']],
  [{ price: 900, forMembers: true }, null, ['$12', 'Regular price $12 ', '$9', 'Member price']],
  [{ description: 'From 13 years' }, 'From 13 years', ['$12']],
])('a ticket with %j shows its price and no more', (about, description, prices) => {
  show({ priceLists: { day: [{ ...ticketType('adult', 'Adult'), ...about }] } })
  const row = quantity('Adult').closest('li') as HTMLElement
  expect(row.querySelector(`.${rowStyles.description}`)?.textContent ?? null).toBe(description)
  const parts = [...row.querySelectorAll(`.${priceStyles.price} > *`)].map(each => each.textContent)
  expect(parts).toEqual(prices)
})

test('a ticket that is sold in no fewer than three says so, and the first press makes three', () => {
  const pupils = { ...ticketType('pupil', 'Pupil'), description: 'Of a class', minimum: 3 }
  show({ priceLists: { day: [pupils] } })
  expect(quantity('Pupil').closest('li')?.textContent).toContain('Of a class · at least 3')
  press('Pupil', 1)
  expect(quantity('Pupil').value).toBe('3')
  press('Pupil', 1)
  expect(quantity('Pupil').value).toBe('4')
  const fewer = screen.getByRole('button', { name: 'Decrease quantity of Pupil' })
  fireEvent.click(fewer)
  fireEvent.click(fewer)
  expect(quantity('Pupil').value).toBe('0')
})

test('a row is described by its price, and by what is said of it and of its group', () => {
  const described = (name: string) =>
    (quantity(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map(id => document.getElementById(id)?.textContent)
  show()
  expect(described('Adult')).toEqual(['$12'])
  cleanup()
  show({ limits: [aRule(), groupOf(6)] }, chosen({ adult: 5, child: 2 }))
  const own = 'Adult: 4 at most in one order. You have 5.'
  expect(described('Adult')).toEqual(['$12', own])
  expect(described('Child')).toEqual(['$12', own])
})

test('tickets of a combo count for the limits of the event, and one press makes room for them', () => {
  const beside = [{ ...tickets('adult', 2), inCombo: true }]
  render(
    inWords(<Page event={anEvent({ limits: [groupOf(4)] })} choice={chosen({ adult: 3 })} beside={beside} />),
  )
  expect(screen.getByText('4 at most for this event in one order. You have 5.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Make it 2' }))
  expect(quantity('Adult').value).toBe('2')
  expect(isBlocked('Adult')).toBe(true)
})

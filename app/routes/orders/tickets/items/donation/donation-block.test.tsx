import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as chips from '#app/ui/chips/chips.css.ts'
import { field, HONOR, LETTER, page, picture, press, show, type } from '#tests/builders/donation-block.tsx'
import * as styles from './donation-block.css.ts'
import { amountField, answerField, DONATION_CHOICE, DONATION_SHOWN, detailField } from './donation-form.ts'
import type { DonationErrors, DonationPage } from './donation-model.ts'

afterEach(cleanup)

const second = { id: 'B', name: 'A second gift', quantity: 1, amount: 700 }

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

const choose = (name: string | RegExp) => fireEvent.click(radio(name))

const summary = () => screen.getByRole('status').textContent

test('[ORD-068] [ORD-309] the block invites to give, nothing being chosen', () => {
  show()
  const block = within(screen.getByRole('region', { name: 'Make a donation' }))
  expect(block.getByText('We appreciate any amount you can give!')).toBeTruthy()
  expect(block.getByRole('radio', { name: '$25' })).toBeTruthy()
  expect(block.getByRole('radio', { name: /A plank/ })).toBeTruthy()
  expect(
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name, checked }) => name === DONATION_CHOICE && checked),
  ).toEqual([])
})

test('[ORD-317] a further donation of the order is named, summed and has its own Remove Item', () => {
  show({ others: [second] })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Item: A second gift' })
  expect([button.textContent, button.name, button.value]).toEqual([
    'Remove Item',
    'intent',
    'drop-donation:B',
  ])
  expect(summary()).toContain('700')
})

test('[ORD-308] a donor is named, anonymous or a corporation; a gift is in honor or in memory of somebody', () => {
  show()
  const types = ['In my name', 'Anonymous', 'As a corporation'].map(name => radio(name).value)
  expect(types).toEqual(['self', 'anonymous', 'corporation'])
  expect(['In honor of', 'In memory of'].map(name => radio(name).value)).toEqual([
    'In honor of',
    'In memory of',
  ])
})

test('[ORD-179] honor starts as in honor of', () => {
  show()
  choose('$25')
  press(HONOR)
  expect(radio('In honor of').checked).toBe(true)
  type('Honoree first name', 'Ada')
  expect(summary()).toBe('In honor of Ada 2500')
  choose('In memory of')
  expect(summary()).toBe('In memory of Ada 2500')
})

test('[ORD-180] [ORD-181] what is switched off is empty when it is switched on again', () => {
  show()
  press(HONOR)
  type('Honoree first name', 'Ada')
  press(LETTER)
  type('City', 'New York')
  press(LETTER)
  press(LETTER)
  expect([field('City').value, field('Honoree first name').value]).toEqual(['', 'Ada'])
  press(HONOR)
  press(HONOR)
  expect(field('Honoree first name').value).toBe('')
})

test('[ORD-183] switching from a fixed gift takes it and its price out of the order', () => {
  show()
  choose(/A plank/)
  expect(summary()).toBe(' 5000')
  choose('Other amount')
  expect(summary()).toBe('')
  type('Amount', '$1,000')
  expect(summary()).toBe(' 100000')
  choose('No donation')
  expect(summary()).toBe('')
})

test('a sentence about a field stands at that field', () => {
  show({ errors: { [detailField('dedicationFirstName')]: 'Please enter a first name' } })
  const id = field('Honoree first name').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Please enter a first name')
  expect(field('Honoree last name').getAttribute('aria-invalid')).toBeNull()
})

const [gift, plank] = page.options as [DonationPage['options'][number], DonationPage['options'][number]]

/** Nothing but one amount to give. */
const BARE: Partial<DonationPage> = { options: [gift], funds: [], extended: false }

const NONE = {
  legends: ['Give nothing', 'A gift'],
  notes: [],
  pictures: 0,
  fields: [DONATION_SHOWN, DONATION_CHOICE, DONATION_CHOICE, DONATION_CHOICE, amountField({ id: 'gift' })],
  columns: 0,
  folded: 0,
}

const shownParts = () => {
  const block = screen.getByRole('region', { name: 'Make a donation' })
  const texts = (selector: string) => [...block.querySelectorAll(selector)].map(each => each.textContent)
  return {
    legends: texts('legend'),
    notes: texts(`.${chips.description}, .${styles.note}`),
    pictures: block.querySelectorAll('img').length,
    fields: [...block.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name),
    columns: block.getElementsByClassName(styles.columns).length,
    folded: block.querySelectorAll('noscript').length,
  }
}

test.each<[Partial<DonationPage>, boolean, Partial<Record<keyof typeof NONE, unknown>>]>([
  [{}, false, {}],
  [{}, true, { folded: 1 }],
  [{ options: [{ ...gift, description: 'For the roof' }] }, false, { notes: ['For the roof'] }],
  [
    { options: [plank] },
    false,
    {
      legends: [NONE.legends[0], expect.any(String)],
      fields: [DONATION_SHOWN, DONATION_CHOICE, DONATION_CHOICE],
    },
  ],
  [
    { options: [{ ...plank, description: 'Of oak', picture }] },
    false,
    {
      legends: [NONE.legends[0], expect.any(String)],
      fields: [DONATION_SHOWN, DONATION_CHOICE, DONATION_CHOICE],
      notes: ['Of oak'],
      pictures: 1,
    },
  ],
  [
    { funds: ['Old boats'] },
    false,
    {
      legends: [...NONE.legends, expect.any(String)],
      fields: [...NONE.fields, detailField('donationFundName')],
      columns: 1,
    },
  ],
  [
    { campaigns: ['Spring'], appeals: ['Letters'] },
    false,
    {
      legends: [...NONE.legends, expect.any(String), expect.any(String)],
      fields: [...NONE.fields, detailField('donationCampaignName'), detailField('donationAppealName')],
      columns: 1,
    },
  ],
  [
    { questions: [{ id: 'why', label: 'Why?', format: 'Text', values: [] }] },
    false,
    { fields: [...NONE.fields, answerField('why')], columns: 1 },
  ],
])('a block with %j, alone (%s), asks that and nothing else', (about, alone, parts) => {
  show({ page: { ...BARE, ...about }, alone })
  expect(shownParts()).toEqual({ ...NONE, ...parts })
  expect(screen.queryByRole('switch')).toBeNull()
})

test('what is typed as an own amount stands there only as long as that is chosen', () => {
  show()
  choose('Other amount')
  type('Amount', '12')
  expect(field('Amount').value).toBe('12')
  choose('$25')
  expect(field('Amount').value).toBe('')
})

test('how a donor is named is one of three, and whom a gift honours one of two', () => {
  show()
  choose('Anonymous')
  expect([radio('Anonymous').checked, radio('In my name').checked]).toEqual([true, false])
  press(HONOR)
  choose('In memory of')
  expect([radio('In honor of').checked, radio('In memory of').checked]).toEqual([false, true])
})

test('further gifts of the order have a list only where there are some', () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
  cleanup()
  show({ others: [second] })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

const fold = (words: string | RegExp) => screen.getByText(words).closest('details') as HTMLDetailsElement

test.each<[string, DonationErrors, boolean]>([
  ['nothing is wrong', {}, false],
  ['its amount is wrong', { [amountField({ id: 'gift' })]: 'Please enter a valid amount' }, false],
  ['a name in it is wrong', { [detailField('dedicationFirstName')]: 'Please enter a first name' }, true],
])('what else can be said of a donation is folded; when %s it is open: %s', (_, errors, isOpen) => {
  show({ errors })
  expect(fold('In somebody’s name, or for a certain fund').open).toBe(isOpen)
})

test('what is said of a donation stays open', () => {
  show()
  press(HONOR)
  expect(fold(/certain fund/).open).toBe(true)
})

test.each<[Partial<DonationPage>, string]>([
  [{ extended: true }, 'In somebody’s name'],
  [{ funds: ['Old boats'] }, 'For a certain purpose'],
  [{ questions: [{ id: 'why', label: 'Why?', format: 'Text', values: [] }] }, 'A word about your gift'],
])('the line of a fold that holds %j says so', (about, words) => {
  show({ page: { ...BARE, ...about } })
  expect(fold(words)).toBeTruthy()
})

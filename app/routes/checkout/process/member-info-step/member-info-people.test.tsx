import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import {
  type Cardholder,
  gone,
  kit,
  names,
  type PanelOptions,
  panel,
  person,
  show,
} from '#tests/builders/member-info-step.tsx'

afterEach(cleanup)

test.each([
  ['opens', 'form', true],
  ['stays closed', 'waiting', false],
] as const)('reading goes on at the heading of a membership when it %s', (_, state, isRead) => {
  show([panel('Family', 'waiting')], { later: [panel('Family', state)] })
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(document.activeElement === screen.getByRole('heading', { name: 'Family' })).toBe(isRead)
})

const two = [kit, person({ id: 'c4', name: 'Max Reed', barcode: '1046' })]

const withPeople = (secondaryCardholders: Cardholder[]) =>
  panel('Family', 'form', { numberOfSecondaryCardholders: 3, secondaryCardholders, undo: [true, true] })

test.each<[string, Cardholder[], Cardholder[], string | null]>([
  ['somebody is added', [kit], [kit, person()], 'secondary.1.firstName'],
  ['somebody is removed', two, [kit, { ...two[1]!, dropped: true }], null],
  ['somebody is taken back', [{ ...kit, dropped: true }], [kit], null],
])('when %s reading goes on there', (_, before, after, field) => {
  show([withPeople(before)], { later: [withPeople(after)] })
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  const heading = screen.getByRole('heading', { name: 'Additional cardholders' })
  if (field) expect(document.activeElement?.getAttribute('name')).toBe(field)
  else expect(document.activeElement).toBe(heading)
})

test('where nobody is added or removed the focus stays', () => {
  show([withPeople([kit])], { later: [withPeople([{ ...kit, name: 'Kit R.' }])] })
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(document.activeElement).toBe(document.body)
})

test('of other people only those who are known have a number and an id', () => {
  show([withPeople([kit, person()])])
  const fields = names().filter(name => /^secondary\.\d\.(id|dropped)$/.test(name))
  expect(fields).toEqual(['secondary.0.id'])
  expect(screen.getAllByText(/^Member number/)).toHaveLength(1)
  cleanup()
  show([withPeople([gone, person({ dropped: true })])])
  expect(names().filter(name => /^secondary\.\d/.test(name))).toEqual([
    'secondary.0.id',
    'secondary.0.dropped',
    'secondary.1.dropped',
  ])
})

test('what has to be given is required, and what may be left out says so', () => {
  const about = {
    isPrimaryChecked: true,
    primaryCardholder: person(),
    requiredOfPrimary: ['firstName', 'state'],
  } as unknown as PanelOptions
  show([panel('Family', 'form', about)], { errors: { 'primary.otherState': 'Please enter a state' } })
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="primary.${name}"]`)!
  const labelOf = (name: string) => document.querySelector(`label[for="${field(name).id}"]`)?.textContent
  expect([field('firstName').required, field('lastName').required]).toEqual([true, false])
  expect([labelOf('firstName'), labelOf('lastName')]).toEqual(['First name', 'Last name (optional)'])
  expect(field('otherState').required).toBe(true)
  expect(field('otherState').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please enter a state')).toBeTruthy()
  expect(document.querySelector('select')).toBeNull()
})

test.each([
  [undefined, false],
  [{ 'primary.lastName': 'No', 'primary.firstName': 'No' }, true],
])('[MEM-197] the first field that is wrong, and no other, has the focus: %j', (errors, isFocused) => {
  show([panel('Family', 'form', { isPrimaryChecked: true, primaryCardholder: person() })], { errors })
  const focused = document.activeElement?.getAttribute('name') ?? null
  expect(focused).toBe(isFocused ? 'primary.lastName' : null)
})

const ada = person({ firstName: 'Ada', name: 'Ada Moss', email: 'ada@moss.test' })
const known = (about: PanelOptions = {}) =>
  panel('Family', 'form', {
    isPrimaryChecked: true,
    primaryCardholder: ada,
    folded: { gifter: false, primary: true, secondaries: [] },
    ...about,
  })
const fold = () => document.querySelector('details')!
const line = () => fold().querySelector('summary')!

test('whoever is known is one line with all fields folded behind it', () => {
  show([known()])
  const words = [...line().querySelectorAll('span > span')].map(each => each.textContent)
  expect([fold().open, line().hidden]).toEqual([false, false])
  expect(words).toEqual(['Ada Moss', 'ada@moss.test'])
  expect(names()).toContain('primary.city')
})

test('of whom something is missing the fields stand open without a line', () => {
  show([known({ folded: { gifter: false, primary: false, secondaries: [] } })])
  expect([fold().open, line().hidden]).toEqual([true, true])
})

test('a line folds its fields once everything is known, and what was typed stays in them', () => {
  show([known({ folded: { gifter: false, primary: false, secondaries: [] } })], { later: [known()] })
  const city = document.querySelector<HTMLInputElement>('[name="primary.city"]')!
  fireEvent.change(city, { target: { value: 'Portsmouth' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect([fold().open, line().hidden]).toEqual([false, false])
  expect(document.querySelector<HTMLInputElement>('[name="primary.city"]')).toBe(city)
  expect(city.value).toBe('Portsmouth')
})

test('what was refused of somebody opens their fields, also where they were folded by hand', () => {
  const cards = { secondaryCardholders: [kit], folded: { gifter: false, primary: true, secondaries: [true] } }
  show([known(cards)], { errors: { 'primary.city': 'Please enter a city' }, later: [known(cards)] })
  const [first, second] = [...document.querySelectorAll('details')]
  expect([first!.open, second!.open]).toEqual([true, false])
  first!.open = false
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(first!.open).toBe(true)
})

test('six people who are known are a line each, with Remove beside it; the number of a cardholder is for those who listen', () => {
  const people = Array.from({ length: 6 }, (_, index) =>
    person({ id: `c${index}`, name: `Kit ${index}`, barcode: `10${index}` }),
  )
  const folded = { gifter: false, primary: true, secondaries: people.map(() => true) }
  const undo = people.map(() => false)
  show([
    panel('Family', 'form', { numberOfSecondaryCardholders: 6, secondaryCardholders: people, folded, undo }),
  ])
  const lines = [...document.querySelectorAll('details')]
  expect(lines.map(({ open }) => open)).toEqual(people.map(() => false))
  expect(screen.getAllByRole('button', { name: /^Remove Kit/ })).toHaveLength(6)
  const legends = [...document.querySelectorAll('legend')].filter(({ textContent }) => textContent)
  expect(legends.every(({ firstElementChild }) => firstElementChild?.className === hidden)).toBe(true)
})

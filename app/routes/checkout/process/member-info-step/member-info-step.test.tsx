import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import {
  gone,
  kit,
  names,
  type PanelOptions,
  panel,
  person,
  type State,
  show,
} from '#tests/builders/member-info-step.tsx'
import { OPEN_FORM } from '../step/open-form.ts'
import type { MembershipPanel } from './member-info-model.ts'

afterEach(cleanup)

const boxOf = (name: string) => screen.getByRole('region', { name })

const buttonsIn = (name: string) =>
  within(boxOf(name))
    .queryAllByRole('button')
    .map(button => button.getAttribute('aria-label') ?? button.textContent)

const continues = () => screen.queryByRole('button', { name: 'Continue to payment' })

test.each<[State, string, string[]]>([
  ['summary', 'Family2 of 2ChangeFor Bea Reed', ['Change Family']],
  ['next', 'Continue to MembershipFamily2 of 2', ['Continue to Membership']],
  ['waiting', 'Family2 of 2', []],
  [
    'invalid',
    'Family2 of 2Required. You must have a valid membership to purchase. Please edit your order.Edit your orderTake it out of the order',
    ['Take it out of the order'],
  ],
])('a membership in state %s says %j', (state, words, buttons) => {
  show([panel('Friend', 'form'), panel('Family', state, { summary: 'For Bea Reed' })])
  expect(boxOf('Family').textContent).toBe(words)
  expect(buttonsIn('Family')).toEqual(buttons)
  expect([boxOf('Friend').id, boxOf('Family').id]).toEqual(['membership-open', ''])
  expect(within(boxOf('Family')).queryByRole('link')?.getAttribute('href') ?? null).toBe(
    state === 'invalid' ? '/orders/pier/tickets' : null,
  )
  if (state !== 'invalid')
    for (const button of within(boxOf('Family')).queryAllByRole('button'))
      expect(button.getAttribute('form')).toBe(OPEN_FORM)
})

test('in the short form everybody is one name, and one more cardholder is one line, with their email folded', () => {
  const cards = [person(), person({ email: 'bo@example.com' })]
  const about = { isPrimaryChecked: true, primaryCardholder: person({ firstName: 'Bea', lastName: 'Reed' }) }
  const errors = { 'secondary.0.name': 'Please enter a last name' }
  show(
    [panel('Friend', 'form', { ...about, secondaryCardholders: cards, numberOfSecondaryCardholders: 2 })],
    {
      errors,
      typed: 'short',
    },
  )
  expect(screen.queryByLabelText('First name')).toBeNull()
  const [primary, ...others] = screen.getAllByLabelText<HTMLInputElement>('Name')
  expect([primary?.name, primary?.value]).toEqual(['primary.name', 'Bea Reed'])
  expect(others.map(({ name, required }) => [name, required])).toEqual([
    ['secondary.0.name', true],
    ['secondary.1.name', true],
  ])
  expect(others[0]?.getAttribute('aria-invalid')).toBe('true')
  const folds = screen.getAllByText('Add their email').map(words => words.closest('details')?.open)
  expect(folds, 'an email that is known is seen').toEqual([false, true])
})

const shares = (isShared: boolean, errors = {}) => {
  const about = { secondaryCardholders: [person()], numberOfSecondaryCardholders: 1 }
  const shared = { primary: null, secondaries: [isShared] }
  show(
    [panel('Friend', 'form', { ...about, shared, requiredOfSecondary: ['firstName', 'lastName', 'email'] })],
    {
      typed: 'short',
      errors,
    },
  )
  return screen.getByLabelText<HTMLInputElement>('Same email as the first cardholder')
}

test.each([
  { why: 'nothing else is known', isShared: true, errors: {}, isChecked: true },
  { why: 'another is known', isShared: false, errors: {}, isChecked: false },
  { why: 'another was refused', isShared: true, errors: { 'secondary.0.email': 'No' }, isChecked: false },
])(
  'where the venue needs the email of every cardholder the first one’s is theirs ($isChecked) where $why',
  ({ isShared, errors, isChecked }) => {
    const choice = shares(isShared, errors)
    expect([choice.name, choice.checked]).toEqual(['secondary.0.sharesEmail', isChecked])
    expect(screen.queryByText('Add their email')).toBeNull()
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    expect(email.required, 'a folded field stops no form that the browser checks').toBe(false)
  },
)

test('where no membership is open Change has a form of its own, and the step is left by its own button', () => {
  show([panel('Friend', 'summary'), panel('Family', 'summary')])
  const change = screen.getByRole('button', { name: 'Change Family' })
  expect([change.getAttribute('form'), change.closest('form') !== null]).toEqual([null, true])
  expect(document.getElementById('membership-open')).toBeNull()
  expect([continues()?.getAttribute('aria-disabled'), continues()?.getAttribute('aria-describedby')]).toEqual(
    [null, null],
  )
})

test('a membership without its base says which it needs and every way on, and nothing leads to payment', () => {
  const otters = panel('Otters', 'invalid', { neededLevels: ['Family', 'Patron'] } as PanelOptions)
  show([panel('Friend', 'summary'), otters], { isBlocked: true })
  expect(continues()).toBeNull()
  const box = within(boxOf('Otters'))
  expect(box.getByText('Otters needs one of these memberships: Family, Patron.')).toBeTruthy()
  const ways = box.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Verify membership', '/auth/pier/members'],
    ['See memberships', '/membership/pier/join'],
  ])
  const drop = box.getByRole('button', { name: 'Take it out of the order' }) as HTMLButtonElement
  expect([drop.value, drop.closest('form') !== null]).toEqual(['dropMembership:otters', true])
})

test.each<[string, MembershipPanel[], number]>([
  ['the only one', [panel('Friend', 'form')], 1],
  ['the last one', [panel('Friend', 'summary'), panel('Family', 'form')], 1],
  ['one before the next', [panel('Friend', 'form'), panel('Family', 'next')], 0],
])('the form of %s goes on to payment only where it is the last one', (_, panels, count) => {
  show(panels)
  expect(screen.queryAllByRole('button', { name: 'Continue to payment' })).toHaveLength(count)
})

test.each<[PanelOptions, string, 'gift' | 'person']>([
  [{ kind: 'One year, Adult' }, 'FamilyOne year, Adult', 'person'],
  [{ kind: '' }, 'Family', 'person'],
  [{ kind: 'Giving as a Gift', gift: {} }, 'FamilyGiving as a Gift', 'gift'],
])('the head of a membership shows its kind and its sign: %j', (about, words, sign) => {
  show([panel('Family', 'waiting', about)])
  const head = boxOf('Family').querySelector('header')
  expect(head?.textContent).toBe(words)
  expect(head?.querySelectorAll('p')).toHaveLength(about.kind ? 1 : 0)
  expect(head?.querySelector('path')?.getAttribute('d')).toBe(iconPaths[sign])
})

test.each<[string, PanelOptions, string]>([
  ['nobody', {}, 'For whoever pays'],
  ['somebody who is known', { primaryCardholder: person({ name: 'Bea Reed' }) }, 'Bea Reed'],
  [
    'a member',
    { primaryCardholder: person({ name: 'Bea Reed', barcode: '1044' }) },
    'Bea ReedMember number 1044',
  ],
  ['nobody who is asked', { isPrimaryChecked: true }, 'For whoever pays'],
])('the form of a membership for %s shows who it is for', (_, about, words) => {
  show([panel('Family', 'form', about)])
  expect(boxOf('Family').textContent).toContain(`Primary cardholder${words}Continue`)
  expect(names()).toEqual(['itemId'])
})

test('whoever has to be given is asked, with an address, and told what is wrong', () => {
  const about = { isPrimaryChecked: true, primaryCardholder: person({ firstName: 'Bea' }) }
  show([panel('Family', 'form', about)], { errors: { 'primary.lastName': 'Please enter a last name' } })
  expect(names()).toContain('primary.zipCode')
  expect(screen.getByDisplayValue('Bea').getAttribute('name')).toBe('primary.firstName')
  expect(screen.getByText('Please enter a last name')).toBeTruthy()
})

test.each([true, false])(
  'a gift asks who gives it, and whether to write to whoever gets it (%s)',
  mayWrite => {
    const about = { isPrimaryChecked: true, primaryCardholder: person(), canSendMemberCardsForGift: mayWrite }
    const shared = { primary: true, secondaries: [] }
    show([panel('Family', 'form', { gift: { giftMessage: 'Enjoy!' }, shared, ...about })])
    expect(screen.getByLabelText<HTMLInputElement>('Use my email: I hand it over myself').checked).toBe(true)
    expect(screen.getByRole('group', { name: 'Gift giver' })).toBeTruthy()
    expect(screen.getByText('Gift recipient')).toBeTruthy()
    expect(screen.getByDisplayValue('Enjoy!')).toBeTruthy()
    expect(names().filter(name => name.startsWith('gifter.'))).toEqual(
      ['firstName', 'lastName', 'email'].map(field => `gifter.${field}`),
    )
    expect(names().includes('notifyGiftRecipient')).toBe(mayWrite)
  },
)

test('a membership that is no gift asks for no giver and no message', () => {
  show([panel('Family', 'form', { canSendMemberCardsForGift: true })])
  expect(names()).toEqual(['itemId'])
})

test.each<[string, PanelOptions, string | null, string[]]>([
  ['of one person', {}, null, []],
  [
    'with room for one more',
    { numberOfSecondaryCardholders: 1, mayAdd: true },
    'You may add one more person.',
    ['Add cardholder'],
  ],
  [
    'that is full',
    { numberOfSecondaryCardholders: 1, secondaryCardholders: [kit] },
    'Additional cardholder 1RemoveMember number 1045',
    ['Remove Kit Reed'],
  ],
  [
    'with somebody new',
    { numberOfSecondaryCardholders: 1, secondaryCardholders: [person()] },
    'Additional cardholder 1RemoveFirst name',
    ['Remove Additional cardholder 1'],
  ],
  [
    'with somebody removed',
    { numberOfSecondaryCardholders: 1, secondaryCardholders: [gone], undo: [true] },
    'You may add one more person.Lou ReedRemovedUndo Remove',
    ['Undo Remove: Lou Reed'],
  ],
  [
    'with somebody removed for good',
    { numberOfSecondaryCardholders: 1, secondaryCardholders: [gone], undo: [false] },
    'Lou ReedRemoved',
    [],
  ],
  [
    'with too many people',
    { secondaryCardholders: [kit], excess: 1 },
    'Your membership allows up to 1 cardholders. Please remove at least 1 cardholder below.',
    ['Remove Kit Reed'],
  ],
])('the other people of a membership %s', (_, about, words, buttons) => {
  show([panel('Family', 'form', about)])
  const people = screen.queryByRole('region', { name: 'Additional cardholders' })
  if (words === null) return expect(people).toBeNull()
  expect(people?.textContent).toContain(words)
  expect(people?.textContent?.includes('You may add')).toBe(
    !about.secondaryCardholders?.some(({ dropped }) => !dropped),
  )
  expect(people?.textContent?.includes('Please remove')).toBe(Boolean(about.excess))
  expect(buttonsIn('Family').filter(name => name !== 'Continue to payment')).toEqual(buttons)
})

import { expect, test } from 'vitest'
import { advance, checkoutSteps, goBack, type StepName, stepProgress } from '#app/rules/checkout/steps.ts'

const event = { eventTemplateId: 'reef', events: [] }
const combo = {
  comboTemplateId: 'duo',
  comboTemplateName: 'Duo',
  comboTemplateType: 'fixedPrice',
  events: [],
  tickets: [],
  addOns: [],
}
const membership = {
  type: 'Renewal' as const,
  membershipCategoryId: 'family',
  auxiliary: false,
  isGift: false,
  isAutorenew: false,
}
const cart = { templates: [event], comboItems: [], memberships: [membership] }
const none = { templates: [], comboItems: [], memberships: [] }
const numbered = (showTicketEmail: boolean, given: Partial<Parameters<typeof checkoutSteps>[0]['cart']>) =>
  checkoutSteps({ showTicketEmail, cart: { ...none, ...given } }).map(step => `${step.name} ${step.number}`)

test('[CHK-012] with every step present they are delivery 1, member info 2, payment 3, review 4', () => {
  expect(numbered(true, cart)).toEqual(['ticketDelivery 1', 'memberInfo 2', 'payment 3', 'review 4'])
})

test.each([
  { why: 'tickets', given: { templates: [event] }, present: true },
  { why: 'combos', given: { comboItems: [combo] }, present: true },
  { why: 'memberships', given: { memberships: [membership] }, present: false },
  { why: 'donations alone', given: {}, present: false },
])(
  '[CHK-013] with $why ticket delivery is there: $present, and never when the venue does not ask',
  ({ given, present }) => {
    expect(numbered(true, given).includes('ticketDelivery 1')).toBe(present)
    expect(numbered(false, given).join()).not.toContain('ticketDelivery')
  },
)

test('[CHK-014] member info is there only with a membership', () => {
  expect(numbered(true, { memberships: [membership] }).join()).toContain('memberInfo')
  expect(numbered(true, { templates: [event] }).join()).not.toContain('memberInfo')
})

test('[CHK-015] without an optional step the others close up', () => {
  expect(numbered(false, none)).toEqual(['payment 1', 'review 2'])
  expect(numbered(false, cart)).toEqual(['memberInfo 1', 'payment 2', 'review 3'])
  expect(numbered(true, { templates: [event] })).toEqual(['ticketDelivery 1', 'payment 2', 'review 3'])
})

const start = stepProgress(checkoutSteps({ showTicketEmail: true, cart }), [])
const valid = { hasErrors: false }
const at = (open: StepName) => ({ ...start, done: start.steps.slice(0, start.steps.indexOf(open)), open })

test('[CHK-118] a valid step is done and the next opens', () => {
  expect(advance(start, valid)).toEqual({ ...start, done: ['ticketDelivery'], open: 'memberInfo' })
})

test('[CHK-118] a step with errors stays open and not done', () => {
  expect(advance(start, { hasErrors: true })).toEqual(start)
})

test('a step is not left while the order is processed', () => {
  expect(advance(start, { hasErrors: false, processing: true })).toEqual(start)
})

test('[CHK-119] going back makes the step and every later one incomplete', () => {
  expect(goBack(at('review'), 'memberInfo')).toEqual({
    ...start,
    done: ['ticketDelivery'],
    open: 'memberInfo',
  })
  expect(goBack(at('review'), 'ticketDelivery')).toEqual({ ...start, done: [], open: 'ticketDelivery' })
})

test('[CHK-119] a step that is open, later or absent cannot be gone back to', () => {
  expect(goBack(at('payment'), 'payment')).toEqual(at('payment'))
  expect(goBack(at('payment'), 'review')).toEqual(at('payment'))
  const short = stepProgress(checkoutSteps({ showTicketEmail: false, cart: none }), [])
  expect(goBack(short, 'memberInfo')).toEqual(short)
})

test('[CHK-019] payment is not reached while a membership order is invalid', () => {
  expect(advance(at('memberInfo'), { ...valid, hasInvalidMembership: true })).toEqual(at('memberInfo'))
  expect(advance(at('memberInfo'), valid).open).toBe('payment')
  expect(advance(start, { ...valid, hasInvalidMembership: true }).open).toBe('memberInfo')
})

test('[CHK-120] member info is left only when every membership order was edited', () => {
  expect(advance(at('memberInfo'), { ...valid, hasUneditedMembership: true })).toEqual(at('memberInfo'))
  expect(advance(at('memberInfo'), { ...valid, hasUneditedMembership: false }).open).toBe('payment')
})

test('later steps do not ask again whether the memberships were edited', () => {
  expect(advance(at('payment'), { ...valid, hasUneditedMembership: true }).open).toBe('review')
})

test('there is nothing after review', () => {
  expect(advance(at('review'), valid)).toEqual(at('review'))
})

test('steps are done from the front on: one that is new in the order is open, those behind it wait again', () => {
  const { steps } = start
  const both = checkoutSteps({ showTicketEmail: true, cart })
  expect(stepProgress(both, ['ticketDelivery', 'payment'])).toEqual({
    steps,
    done: ['ticketDelivery'],
    open: 'memberInfo',
  })
  expect(stepProgress(both, [...steps])).toMatchObject({ open: 'review', done: steps.slice(0, -1) })
})

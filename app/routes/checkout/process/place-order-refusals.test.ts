import { expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { draft, PLACED, press, UUID } from '#tests/builders/order-placing.ts'

test.each(['SEATS_LEFT', 'PRICE_CHANGED', 'CONFLICT'] as const)(
  '[CHK-132] a 409 with %s is an error like any other',
  async code => {
    const { location, reply, requests } = await press({ answer: refuse(code), registered: PLACED })
    expect(location).toBeNull()
    expect(reply?.notice).toBeTruthy()
    expect(requests.registry).toEqual([])
  },
)

test('[CHK-133] after a refusal the same attempt goes on', async () => {
  expect((await press({ answer: refuse('6108') })).kept?.uuid).toBe(UUID)
  expect((await press({ answer: refuse('INTERNAL') })).kept?.uuid).toBe(UUID)
})

test('an order that was paid and given back says how much, and leads to the order', async () => {
  const { reply, kept } = await press({ answer: refuse('ORDER_REFUNDED', { details: { amount: 4500 } }) })
  expect(reply).toMatchObject({ notice: 'checkout-refunded', editOrder: true, errors: {} })
  expect(kept?.card).toEqual(draft.card)
})

test('tickets that are gone say so: nothing of them is held any longer', async () => {
  const { reply } = await press({ answer: refuse('SLOT_UNAVAILABLE') })
  expect(reply).toMatchObject({ editOrder: true, isGone: true })
  const { reply: fewer } = await press({ answer: refuse('SEATS_LEFT') })
  expect(fewer?.isGone).toBeUndefined()
})

test('while nobody knows whether it was paid, an order says so: its seats are no hold that could end', async () => {
  const { reply } = await press({ answer: refuse('CHECKOUT_IN_FLIGHT', { details: { unknown: true } }) })
  expect(reply).toMatchObject({ notice: expect.stringMatching(/./), isInFlight: true, blocked: false })
})

test('[CHK-287] too many tickets leave the visitor where they are, with the way to the order', async () => {
  const { reply, kept } = await press({ answer: refuse('9049') })
  expect(reply).toMatchObject({
    notice: 'event-limit-exceeded-message',
    fixDescription: 'event-limit-exceeded-message',
    editOrder: true,
    errors: {},
  })
  expect(kept?.done).toEqual(['ticketDelivery', 'payment'])
})

test.each([
  { code: '6108', fields: ['number'], card: null },
  { code: '6106', fields: ['cvc'], card: null },
  { code: '6107', fields: ['zip'], card: draft.card },
  { code: '5083', fields: ['city'], card: draft.card },
] as const)('$code opens payment again at $fields', async ({ code, fields, card }) => {
  const { reply, kept } = await press({ answer: refuse(code) })
  expect(Object.keys(reply?.errors ?? {})).toEqual(fields)
  expect(kept).toMatchObject({
    done: ['ticketDelivery'],
    contact: draft.contact,
    address: draft.address,
    card,
  })
})

test('[CHK-204] a wrong address marks all of it, in the words of the venue or in those of the provider', async () => {
  const whole = ['country', 'streetAddress1', 'city', 'state', 'zip']
  const { reply: standard } = await press({ answer: refuse('6113') })
  expect(Object.keys(standard?.errors ?? {})).toEqual(whole)
  expect(
    Object.values(standard?.errors ?? {}).map(text => defaultWords({ text: text as 'error-6113' })),
  ).toEqual(whole.map(() => 'Please enter the correct billing address for your credit card.'))
  const { reply: own } = await press({ answer: refuse('6113', { text: 'AVS: no such street' }) })
  expect(new Set(Object.values(own?.errors ?? {}))).toEqual(new Set(['AVS: no such street']))
})

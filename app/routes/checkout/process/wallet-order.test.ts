import { expect, test } from 'vitest'
import type { StepName } from '#app/rules/checkout/steps.ts'
import { card, cart, draft, failing, PAGE, press, steps } from '#tests/builders/press-checkout.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

const { token: paymentToken, ...shown } = card
/** What a wallet tells where everything is asked for. */
const WALLET_FIELDS = {
  ...{ name: 'Ada Maria van Dijk', email: 'ada@wallet.test', phoneNumber: '831 555 0142' },
  ...{ country: 'US', zip: '93940', streetAddress1: '12 Harbor St', city: 'Monterey', state: 'CA' },
  ...{ paymentToken, ...shown, shownTotal: '1400', shownDue: '1400' },
}
const company = {
  billingAddress: { display: 'address', validation: 'address' },
  country: 'US',
  checkout: { form: 'full', phone: true, address: true },
}
const PLACED = JSON.stringify({ orderNumber: '7KQ2-MX9R', ccLastFourDigits: '4242' })

type Paid = {
  form?: object
  done?: StepName[]
  checkout?: Partial<OpenCheckout>
  place?: (input: never) => unknown
}

const pay = ({ form = {}, done = [], checkout = {}, place = () => PLACED }: Paid) =>
  press({
    intent: 'complete',
    form: { ...WALLET_FIELDS, ...form },
    company,
    checkout: { cart: { ...cart, coupons: [] }, draft: { ...draft, secureSession: '', done }, ...checkout },
    calls: { place },
  })

const bodyOf = ({ requests }: Awaited<ReturnType<typeof pay>>) =>
  requests.flatMap(([name, input]) => (name === 'place' ? [(input as { body: object }).body] : []))

test('where checkout has steps, one press on a wallet places the order: who pays, where, and where the tickets go', async () => {
  const paid = await pay({})
  expect(paid.leadsTo).toMatch(/^\/checkout\/pier\/confirm\/7KQ2-MX9R/)
  expect(bodyOf(paid)).toMatchObject([
    {
      ...{ billingFirstName: 'Ada Maria', billingLastName: 'van Dijk', billingEmail: 'ada@wallet.test' },
      ...{ billingPhoneNumber: '831 555 0142', billingAddress1: '12 Harbor St', billingState: 'CA' },
      ...{ ticketDeliveryEmail: 'ada@wallet.test', paymentToken: 'tok' },
    },
  ])
})

test('tickets go to the email that was given for them', async () => {
  const given = {
    ...draft,
    secureSession: '',
    done: ['ticketDelivery' as const],
    deliveryEmail: 'to@moss.test',
  }
  const paid = await pay({ checkout: { draft: given } })
  expect(bodyOf(paid)).toMatchObject([
    { ticketDeliveryEmail: 'to@moss.test', billingEmail: 'ada@wallet.test' },
  ])
})

test('before people are named for memberships no wallet places an order', async () => {
  const people: OpenCheckout['steps'] = [{ name: 'memberInfo', number: 1 }, ...steps.slice(1)]
  const early = await pay({ checkout: { steps: people } })
  expect([early.leadsTo, early.requests]).toEqual([PAGE, []])
  const named = await pay({ done: ['memberInfo'], checkout: { steps: people } })
  expect(bodyOf(named)).toHaveLength(1)
})

test('a wallet whose card is declined leads to the payment, where all that it told stands', async () => {
  const declined = await pay({ form: { byWallet: 'yes' }, place: failing('6108') })
  const { errors, isOfWallet } = declined.reply as CheckoutAnswer
  expect([errors, isOfWallet]).toEqual([{}, true])
  expect(declined.kept).toMatchObject({
    done: ['ticketDelivery'],
    card: null,
    contact: { firstName: 'Ada Maria', lastName: 'van Dijk' },
    deliveryEmail: 'ada@wallet.test',
  })
})

test('a card that was typed is marked when it is declined', async () => {
  const { reply } = await pay({ place: failing('6108') })
  expect(reply).toMatchObject({ errors: { number: expect.any(String) } })
  expect(reply).not.toHaveProperty('isOfWallet')
})

test('what a wallet does not know is asked for at the payment, and its card is kept', async () => {
  const { reply, kept, requests } = await pay({ form: { name: 'Ada' } })
  expect([Object.keys((reply as { errors: object }).errors), requests]).toEqual([['lastName'], []])
  expect(kept).toMatchObject({ done: ['ticketDelivery'], card: { token: 'tok' } })
})

import type { WalletAnswer, WalletHost, WalletNeeds, WalletPayer } from '../../card-entry/card-entry.ts'
import { cardOfPayment } from './open-stripe.ts'
import {
  loadStripe,
  type StripeClient,
  type StripeElements,
  type WalletConfirmation,
} from './stripe-script.ts'

/** Stripe's Express Checkout Element: the buttons of the wallets that this browser has. They are asked for name, email and address, and for a phone where the page needs one. */
export async function openStripeWallet(
  publishableKey: string,
  host: WalletHost,
): Promise<{ close: () => void }> {
  const client = (await loadStripe())(publishableKey, { locale: host.language.slice(0, 2) })
  const elements = client.elements({
    ...(host.amount > 0 ? { mode: 'payment', amount: host.amount } : { mode: 'setup' }),
    ...(host.keepsCard ? { setupFutureUsage: 'off_session' } : {}),
    currency: host.currency.toLowerCase(),
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
  })
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    phoneNumberRequired: host.needs.phone,
    billingAddressRequired: true,
    paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
  })
  element.on('ready', event => {
    const methods = Object.values(event?.availablePaymentMethods ?? {})
    if (!methods.some(Boolean)) host.onMissing()
  })
  element.on('click', event => {
    host.onBegin()
    event.resolve()
  })
  element.on(
    'confirm',
    event =>
      void confirm({ client, elements, event, needs: host.needs }).then(
        answer => answer && host.onPaid(answer),
      ),
  )
  element.mount(host.place)
  return { close: () => element.destroy() }
}

type Confirming = {
  client: StripeClient
  elements: StripeElements
  event: WalletConfirmation
  needs: WalletNeeds
}

/** The payment method of the wallet; null where it could not be made, which the wallet then says. */
async function confirm({ client, elements, event, needs }: Confirming): Promise<WalletAnswer | null> {
  const submitted = await elements.submit()
  const made = submitted.error ? null : await client.createPaymentMethod({ elements })
  if (!made?.paymentMethod) {
    event.paymentFailed({ reason: 'fail' })
    return null
  }
  return { card: cardOfPayment(made.paymentMethod), payer: payerOf(event, needs) }
}

/** Who pays; what the page does not need stays with the wallet. */
function payerOf({ billingDetails = {} }: WalletConfirmation, needs: WalletNeeds): WalletPayer {
  const { name = '', email = '', phone = '', address = {} } = billingDetails
  const { country = '', postal_code: zip = '', line1 = '', line2 = '', city = '', state = '' } = address
  return {
    name,
    email,
    country,
    zip,
    ...(needs.phone && { phoneNumber: phone }),
    ...(needs.address && { streetAddress1: line1, streetAddress2: line2 ?? '', city, state }),
  }
}

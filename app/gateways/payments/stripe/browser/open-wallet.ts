import type { WalletAnswer, WalletHost } from '../../card-entry/card-entry.ts'
import { cardOfPayment } from './open-stripe.ts'
import {
  loadStripe,
  type StripeClient,
  type StripeElements,
  type WalletConfirmation,
} from './stripe-script.ts'

/** Stripe's Express Checkout Element: the buttons of the wallets that this browser has. They are asked for name, email and address. */
export async function openStripeWallet(
  publishableKey: string,
  host: WalletHost,
): Promise<{ close: () => void }> {
  const client = (await loadStripe())(publishableKey, { locale: host.language.slice(0, 2) })
  const elements = client.elements({
    mode: 'payment',
    amount: host.amount,
    currency: host.currency.toLowerCase(),
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
  })
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    billingAddressRequired: true,
    paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
  })
  element.on('ready', event => {
    const methods = Object.values(event?.availablePaymentMethods ?? {})
    if (!methods.some(Boolean)) host.onMissing()
  })
  element.on(
    'confirm',
    event => void confirm({ client, elements, event }).then(answer => answer && host.onPaid(answer)),
  )
  element.mount(host.place)
  return { close: () => element.destroy() }
}

type Confirming = { client: StripeClient; elements: StripeElements; event: WalletConfirmation }

/** The payment method of the wallet; null where it could not be made, which the wallet then says. */
async function confirm({ client, elements, event }: Confirming): Promise<WalletAnswer | null> {
  const submitted = await elements.submit()
  const made = submitted.error ? null : await client.createPaymentMethod({ elements })
  if (!made?.paymentMethod) {
    event.paymentFailed({ reason: 'fail' })
    return null
  }
  const { name = '', email = '', address } = event.billingDetails ?? {}
  return {
    card: cardOfPayment(made.paymentMethod),
    payer: { name, email, country: address?.country ?? '', zip: address?.postal_code ?? '' },
  }
}

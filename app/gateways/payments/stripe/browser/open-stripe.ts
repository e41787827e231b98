import type {
  CardAnswer,
  CardEntry,
  CardFieldTheme,
  CardHost,
  EnteredCard,
} from '../../card-entry/card-entry.ts'
import {
  loadStripe,
  type StripeClient,
  type StripeElements,
  type StripeError,
  type StripePayment,
} from './stripe-script.ts'

/** Stripe's Payment Element: its own fields and words in frames of Stripe's, dressed as ours. */
export async function openStripe(publishableKey: string, host: CardHost): Promise<CardEntry> {
  const client = (await loadStripe())(publishableKey, { locale: host.words.language.slice(0, 2) })
  const elements = client.elements({
    ...(host.amount > 0 ? { mode: 'payment', amount: host.amount } : { mode: 'setup' }),
    currency: host.currency.toLowerCase(),
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
    appearance: appearance(host.fieldTheme),
  })
  const fields = { billingDetails: { name: 'never', email: 'never', phone: 'never', address: ADDRESS } }
  const wallets = { applePay: 'never', googlePay: 'never', link: 'never' }
  const element = elements.create('payment', { fields, wallets, terms: { card: 'never' } })
  element.mount(host.place)
  element.on('ready', () => host.onReady())
  return {
    ask: () => ask({ client, elements, host }),
    // Its fields mark themselves; what our server says about the card stands beside them.
    mark: () => undefined,
    focus: () => element.focus(),
    close: () => element.destroy(),
  }
}

const ADDRESS = { country: 'never', postalCode: 'never' }

type CardRequest = { client: StripeClient; elements: StripeElements; host: CardHost }

async function ask({ client, elements, host }: CardRequest): Promise<CardAnswer> {
  const submitted = await elements.submit()
  if (submitted.error) return refusal(submitted.error)
  const params = { billing_details: billingDetails(host.billing()) }
  const { error, paymentMethod } = await client.createPaymentMethod({ elements, params })
  if (error || !paymentMethod) return refusal(error ?? {})
  return { card: cardOfPayment(paymentMethod) }
}

/** The card of a payment method, as far as Stripe tells it to browsers. */
export function cardOfPayment({ id, card }: StripePayment): EnteredCard {
  const { brand = '', last4 = '', exp_month = '', exp_year = '', country } = card ?? {}
  return {
    id,
    token: id,
    fingerprint: '',
    country: country ?? '',
    firstSix: '',
    lastFour: last4,
    brand: BRANDS[brand] ?? 'Card',
    expMonth: String(exp_month),
    expYear: String(exp_year),
  }
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** Codes of Stripe.js end in the field they are about: `incomplete_number`, `invalid_expiry_year_past`. */
function refusal({ code = '', param, message }: StripeError): CardAnswer {
  const [, , field = ''] =
    /^(incomplete|invalid|incorrect)_(number|cvc|expiry_month|expiry_year|expiry)/.exec(code) ?? []
  return { refused: { param: PARAMS[field] ?? param, message: message && `${code}: ${message}` } }
}

const PARAMS: Record<string, string> = {
  number: 'number',
  cvc: 'cvc',
  expiry: 'exp_month',
  expiry_month: 'exp_month',
  expiry_year: 'exp_year',
}

const billingDetails = ({ name, email, phone, country, zip }: ReturnType<CardHost['billing']>) => ({
  name,
  email,
  phone,
  address: { country, postal_code: zip },
})

const appearance = (fieldTheme: CardFieldTheme) => ({
  theme: 'stripe',
  labels: 'above',
  variables: {
    colorPrimary: fieldTheme.borderFocus,
    colorBackground: fieldTheme.background,
    colorText: fieldTheme.text,
    colorDanger: fieldTheme.error,
    colorTextPlaceholder: fieldTheme.placeholder,
    fontFamily: fieldTheme.face,
    fontSizeBase: fieldTheme.size,
    borderRadius: fieldTheme.radius,
    gridRowSpacing: fieldTheme.gap,
    gridColumnSpacing: fieldTheme.gap,
  },
  rules: {
    '.Label': { color: fieldTheme.label, fontWeight: fieldTheme.weight, fontSize: fieldTheme.labelSize },
    '.Input': { borderColor: fieldTheme.border, borderWidth: fieldTheme.borderWidth, boxShadow: 'none' },
    '.Input:focus': {
      borderColor: fieldTheme.borderFocus,
      outline: `${fieldTheme.ringWidth} solid ${fieldTheme.ring}`,
    },
    '.Input--invalid': { borderColor: fieldTheme.borderInvalid },
  },
})

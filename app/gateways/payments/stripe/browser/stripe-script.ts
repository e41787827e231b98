/** As much of Stripe.js as is used here; the script itself comes from Stripe, as Stripe asks. */
export type StripeError = { code?: string; param?: string; message?: string }
type StripeCard = {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  country?: string | null
}
/** A wallet that was confirmed: who pays, and how it is told that nothing came of it. */
export type WalletConfirmation = {
  billingDetails?: {
    name?: string
    email?: string
    phone?: string
    address?: {
      country?: string
      postal_code?: string
      line1?: string
      line2?: string | null
      city?: string
      state?: string
    }
  }
  paymentFailed: (why: { reason: 'fail' }) => void
}
export type StripePayment = { id: string; card?: StripeCard }
type StripeElement = {
  mount: (at: HTMLElement) => void
  on: {
    (event: 'ready', then: (event?: { availablePaymentMethods?: Record<string, boolean> }) => void): void
    (event: 'click', then: (event: { resolve: () => void }) => void): void
    (event: 'confirm', then: (event: WalletConfirmation) => void): void
  }
  focus: () => void
  destroy: () => void
}
export type StripeElements = {
  create: (kind: 'payment' | 'expressCheckout', options: object) => StripeElement
  submit: () => Promise<{ error?: StripeError }>
}
export type StripeClient = {
  elements: (options: object) => StripeElements
  handleNextAction: (options: { clientSecret: string }) => Promise<unknown>
  createPaymentMethod: (options: object) => Promise<{
    error?: StripeError
    paymentMethod?: StripePayment
  }>
}
type StripeScript = (key: string, options: { locale: string }) => StripeClient

const SCRIPT = 'https://js.stripe.com/v3/'

/** Stripe's script, once a page. */
export function loadStripe(): Promise<StripeScript> {
  const loaded = () => (window as unknown as { Stripe?: StripeScript }).Stripe
  const script = loaded()
  if (script) return Promise.resolve(script)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => {
      const stripe = loaded()
      if (stripe) resolve(stripe)
      else reject(new Error('Stripe.js has not come'))
    }
    script.onerror = () => reject(new Error('Stripe.js cannot be reached'))
    document.head.append(script)
  })
}

import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { OpenCheckout } from './checkout-page.server.ts'

/** The draft with the card that the gateway's own page sent back in the address; null when the address brings none. */
export function draftWithCard({ draft }: OpenCheckout, { searchParams }: URL): CheckoutDraft | null {
  const token = searchParams.get('paymentToken')
  if (!token || token.length > 600) return null
  const card = { token, lastFour: (searchParams.get('lastFour') ?? '').slice(0, 4), brand: (searchParams.get('brand') ?? '').slice(0, 30) }
  return { ...draft, card, done: [...new Set([...draft.done, 'payment' as const])] }
}

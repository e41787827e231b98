import type { CheckoutStep } from '#app/rules/checkout/steps.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { withStep } from './draft.server.ts'

const LONGEST_TOKEN = 500
const CARD_QUERY = ['paymentToken', 'lastFour', 'brand'] as const

/** The draft with the card that the gateway's own page sent back in the address; null when the address brings none. */
export function draftWithCard(
  { draft, steps }: { draft: CheckoutDraft; steps: readonly CheckoutStep[] },
  { searchParams }: URL,
): CheckoutDraft | null {
  const token = searchParams.get('paymentToken')
  if (!token || token.length > LONGEST_TOKEN) return null
  const card = {
    token,
    lastFour: (searchParams.get('lastFour') ?? '').slice(0, 4),
    brand: (searchParams.get('brand') ?? '').slice(0, 30),
  }
  const withCard = { ...draft, card }
  return withStep(withCard, { steps, step: 'payment', hasErrors: !draft.contact.email })
}

/** The address of this page without what the gateway has put into it: a token does not stay in histories. */
export function addressWithoutCard({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  for (const name of CARD_QUERY) search.delete(name)
  return pathname + (search.size > 0 ? `?${search}` : '')
}

import type { CheckoutStep } from '#app/rules/checkout/steps.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { enteredCard } from './checkout-forms.server.ts'
import { withStep } from './draft.server.ts'

const CARD_QUERY = ['paymentToken', 'firstSix', 'lastFour', 'brand', 'expMonth', 'expYear'] as const

/** The draft with the card that the gateway's own page sent back in the address; null when the address brings none. */
export function draftWithCard(
  { draft, steps }: { draft: CheckoutDraft; steps: readonly CheckoutStep[] },
  { searchParams }: URL,
): CheckoutDraft | null {
  const { card } = enteredCard(Object.fromEntries(searchParams))
  if (!card) return null
  const withCard = { ...draft, card }
  return withStep(withCard, { steps, step: 'payment', hasErrors: !draft.contact.email })
}

/** The address of this page without what the gateway has put into it: a token does not stay in histories. */
export function addressWithoutCard({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  for (const name of CARD_QUERY) search.delete(name)
  return pathname + (search.size > 0 ? `?${search}` : '')
}

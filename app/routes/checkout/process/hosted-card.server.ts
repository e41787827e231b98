import type { CheckoutStep } from '#app/rules/checkout/steps.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { enteredCard } from '../parts/card/entered-card.server.ts'
import { withStep } from './draft.server.ts'

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

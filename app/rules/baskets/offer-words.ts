import type { BasketOfferPayload } from '#app/contract/carts.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { Message } from '#app/rules/shell/message.ts'

type OfferMessage = Message<
  | 'offer-combo'
  | 'offer-tickets'
  | 'offer-code'
  | 'offer-join'
  | 'offer-join-less'
  | 'offer-join-more'
  | 'offer-join-even'
>

/** What the button of an offer says, and of a membership what it adds and what all comes to; `money` writes cents. */
export function offerWords(
  { change, before, after, saved }: BasketOfferPayload,
  money: (cents: Cents) => string,
): { press: OfferMessage; note: OfferMessage | null } {
  const amount = money(saved)
  if (change.kind === 'tickets') return { press: { text: 'offer-tickets', args: { amount } }, note: null }
  if (change.kind === 'code')
    return { press: { text: 'offer-code', args: { code: change.code, amount } }, note: null }
  if (change.kind === 'combo')
    return { press: { text: 'offer-combo', args: { names: change.names, amount } }, note: null }
  const press = { text: 'offer-join' as const, args: { name: change.name, amount } }
  const price = money(change.costs)
  if (after === before) return { press, note: { text: 'offer-join-even', args: { price } } }
  const difference = money(Math.abs(after - before))
  const note = after < before ? 'offer-join-less' : 'offer-join-more'
  return { press, note: { text: note, args: { price, difference } } }
}

/** The name under which the change is told when it is made; null for single tickets in place of combos. */
export function offerName({ change }: Pick<BasketOfferPayload, 'change'>): string | null {
  if (change.kind === 'tickets') return null
  if (change.kind === 'code') return change.code
  return change.kind === 'combo' ? change.names.join(', ') : change.name
}

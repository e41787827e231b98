import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'

/** A secondary cardholder of an order: without an id it is new; a dropped one stays in the list (MEM-159). */
export type SecondaryCard = { id: string; dropped: boolean }

/** The number of secondary cards that a membership includes (MEM-162). */
export function secondariesAllowed(numberOfCardHolders: number): number {
  return Math.max(0, numberOfCardHolders - 1)
}

/** The number of secondary cardholders who are not dropped. */
export function keptSecondaries(cards: readonly Pick<SecondaryCard, 'dropped'>[]): number {
  return cards.filter(({ dropped }) => !dropped).length
}

/** Whether another one may be added (MEM-162). */
export function mayAddSecondary(cards: readonly SecondaryCard[], allowed: number): boolean {
  return keptSecondaries(cards) < allowed
}

/** The number of secondary cardholders beyond the limit; 0 when all fit (CHK-030, CHK-209). */
export function excessSecondaries(cards: readonly Pick<SecondaryCard, 'dropped'>[], allowed: number): number {
  return Math.max(0, keptSecondaries(cards) - allowed)
}

/** The list without one: who has a card already is marked dropped, who is new is gone (CHK-027, MEM-159, MEM-160). */
export function removeSecondary<Card extends SecondaryCard>(cards: readonly Card[], index: number): Card[] {
  return cards.flatMap((card, place) => {
    if (place !== index) return [card]
    return card.id ? [{ ...card, dropped: true }] : []
  })
}

/** Whether a dropped one can be taken back: only while another one might be added (CHK-028, MEM-161). */
export function offersUndo(
  card: SecondaryCard,
  { cards, allowed }: { cards: readonly SecondaryCard[]; allowed: number },
): boolean {
  return card.dropped && mayAddSecondary(cards, allowed)
}

/** The list with a dropped one taken back, where that is offered; otherwise as it is. */
export function restoreSecondary<Card extends SecondaryCard>(
  cards: readonly Card[],
  { index, allowed }: { index: number; allowed: number },
): Card[] {
  return cards.map((card, place) =>
    place === index && offersUndo(card, { cards, allowed }) ? { ...card, dropped: false } : card,
  )
}

/** A card as it is kept with a membership; the last day of the card, null without one. */
export type CardholderCard = { cardType: string; cardStatus: string; expiresOn: LocalDate | null }

/**
 * Whether a secondary card of a membership goes on with what is bought from it: active or lapsed, and with its last day not
 * over; a post-term purchase does not mind the day (CHK-155, MEM-163, decision M4).
 */
export function countsAsSecondary(
  { cardType, cardStatus, expiresOn }: CardholderCard,
  { type, today }: { type: PurchaseType; today: LocalDate },
): boolean {
  const isGood = cardStatus === 'active' || cardStatus === 'lapsed'
  const isCurrent = expiresOn === null || expiresOn >= today

  return cardType === 'secondary' && isGood && (isCurrent || type.startsWith('PostTerm'))
}

import type { MemberAccess } from '../events/member-only.ts'

/** What of an order a problem is with: `itemId` is its own id in the order, where it has one; the others are the catalogue's. */
export type ProblemItem =
  | ProblemEvent
  | ProblemSlot
  | ProblemCombo
  | ProblemAddOn
  | ProblemDonation
  | ProblemMembership

export type ProblemEvent = { kind: 'event'; eventId: string; slotId?: string }
/** a start, over all that the order asks of it */
type ProblemSlot = { kind: 'slot'; slotId: string }
/** the whole of it, or one of its events */
export type ProblemCombo = {
  kind: 'combo'
  comboId: string
  itemId: string | undefined
  eventId?: string
  slotId?: string
}
/** one that was chosen, or over all that the order asks of it */
type ProblemAddOn = { kind: 'addOn'; addOnId: string; name?: string; itemId?: string | undefined }
export type ProblemDonation = { kind: 'donation'; donationId: string; itemId: string | undefined }
type ProblemMembership = { kind: 'membership'; categoryId: string; itemId: string | undefined }

/** What is wrong, with the numbers that say what would be right. Counts, or cents where the item is a donation. */
type Fault =
  | { code: 'id-missing'; item: ProblemItem }
  /** the venue has no such thing, or not for this */
  | { code: 'unknown'; item: ProblemItem }
  /** parts that do not belong to it or together, or fields that cannot be taken */
  | { code: 'invalid'; item: ProblemItem }
  | { code: 'combo-incomplete'; item: ProblemCombo }
  /** a part that begins before another one of its combo is over; `from`: when it could, on the venue's clock */
  | { code: 'parts-out-of-order'; item: ProblemCombo; slotId: string; beforeId: string; from: string }
  | { code: 'tickets-out-of-range'; item: ProblemEvent; minimum: number; maximum: number }
  | {
      code: 'people-out-of-range'
      item: ProblemCombo
      personTypeId: string
      minimum: number
      maximum: number
    }
  | { code: 'pieces-out-of-range'; item: ProblemAddOn; maximum: number | undefined }
  | { code: 'amount-out-of-range'; item: ProblemDonation; minimum: number; maximum: number }
  | { code: 'slot-gone'; item: ProblemEvent | ProblemCombo; slotId: string }
  | { code: 'seats-short'; item: ProblemSlot; requested: number; available: number }
  | { code: 'pieces-short'; item: ProblemAddOn; requested: number; available: number }
  | { code: 'members-only'; item: ProblemEvent | ProblemCombo; access: MemberAccess }
  /** events of which one must be in the order too */
  | { code: 'prerequisite-missing'; item: ProblemEvent | ProblemCombo; requires: readonly string[] }
  | { code: 'not-sold'; item: ProblemMembership }
  | { code: 'not-eligible'; item: ProblemMembership }

/**
 * Why an item of an order cannot be sold as it stands. `path` names the field of the document that was sent, `sentence` is for developers.
 * `app/api/carts/wire/cart-problem.ts` says it in the words of the wire.
 */
export type OrderProblem = Fault & { path: string; sentence: string }

type SlotShortage = { slotId: string; requested: number; available: number }

/** The start that cannot be had, the seats asked of it and those left, 0 of each where it is gone; null for a problem with anything else. */
export function slotShortage(problem: OrderProblem): SlotShortage | null {
  if (problem.code === 'slot-gone') return { slotId: problem.slotId, requested: 0, available: 0 }
  if (problem.code !== 'seats-short') return null
  const { item, requested, available } = problem
  return { slotId: item.slotId, requested, available }
}

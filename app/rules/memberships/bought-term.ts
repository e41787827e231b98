import { addDays, addMonths, type LocalDate } from '#app/rules/calendar/dates.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'

/** The first and the last day of a term; both belong to it. */
export type Term = { startDate: LocalDate; expirationDate: LocalDate }

/** How a term is bought: for how many months, today at the venue, and the term it follows or changes. */
export type BoughtTerm = { type: PurchaseType; months: number; today: LocalDate; current?: Term }

/**
 * The term that a purchase gives. A new membership and a rejoin begin today; a renewal, also a late one, follows on the last day
 * of the term before. An upgrade within the term keeps its first day and never ends earlier than it did.
 */
export function boughtTerm({ type, months, today, current }: BoughtTerm): Term {
  if (!current || type === 'MembershipPurchase' || type.startsWith('Rejoin')) return termFrom(today, months)
  if (type !== 'Upgrade') return termFrom(addDays(current.expirationDate, 1), months)
  const { startDate, expirationDate } = termFrom(current.startDate, months)

  return {
    startDate,
    expirationDate: expirationDate > current.expirationDate ? expirationDate : current.expirationDate,
  }
}

function termFrom(startDate: LocalDate, months: number): Term {
  return { startDate, expirationDate: addDays(addMonths(startDate, months), -1) }
}

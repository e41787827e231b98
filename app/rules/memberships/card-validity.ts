import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** How long a card on file counts: past the day on which it is charged, not until then, or no more. */
export type CardValidity = 'valid' | 'expiring' | 'expired'

/**
 * Whether a card still counts on the day on which it will be charged. `validUntil` is its last month (YYYY-MM), which belongs to it; of a card
 * whose month is not known nothing is said against it.
 */
export function cardValidity({
  validUntil,
  today,
  chargeOn,
}: {
  validUntil: string | null
  today: LocalDate
  chargeOn: LocalDate
}): CardValidity {
  if (validUntil === null) return 'valid'
  if (validUntil < today.slice(0, 7)) return 'expired'

  return validUntil < chargeOn.slice(0, 7) ? 'expiring' : 'valid'
}

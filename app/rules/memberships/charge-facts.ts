import type { RecurringInfo } from '#app/contract/members.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { type CardValidity, cardValidity } from '#app/rules/memberships/card-validity.ts'

type Charge = Pick<RecurringInfo, 'nextCharge' | 'onfilePaymentMethod'>

/** Whether the charge is still to come, and whether its card counts on that day; after it the next term is there, or it could not be charged. */
export function chargeFacts(
  { nextCharge, onfilePaymentMethod }: Charge,
  today: LocalDate,
): { hasCharge: boolean; card: CardValidity } {
  const hasCharge = nextCharge !== null && today <= nextCharge.on
  const validUntil = onfilePaymentMethod?.validUntil ?? null

  return { hasCharge, card: cardValidity({ validUntil, today, chargeOn: nextCharge?.on ?? today }) }
}

/** The day on which a membership renews by itself, so that nobody need do anything; null where it does not, or its card will not count. */
export function renewsOn(charge: Charge, today: LocalDate): LocalDate | null {
  const { hasCharge, card } = chargeFacts(charge, today)

  return hasCharge && card === 'valid' ? (charge.nextCharge?.on ?? null) : null
}

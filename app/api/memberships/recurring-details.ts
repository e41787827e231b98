import type { RecurringInfo } from '#app/contract/members.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import { stopRenewals } from '#app/data/queries/members/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { cardValidity } from '#app/rules/memberships/card-validity.ts'
import { type HeldMembership, isOwner } from '#app/rules/memberships/held-membership.ts'
import { renewalDays } from '#app/rules/memberships/renewal-schedule.ts'
import { mayReplaceCard } from '#app/rules/memberships/renewal-total.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { heldMemberships, type MembershipQuery } from '../members/held-memberships.ts'
import { renewalCharge } from '../renewals/renewal-charge.ts'

/** How a membership renews itself, for its primary cardholder; to everybody else there is no such membership (MEM-255). */
export const recurringDetails = api.members.recurring.handler(async ({ input: { params }, context }) => {
  const { row } = await findOwn(context, params)
  return { payload: recurringInfo(row.document, context) }
})

/**
 * Stops the automatic renewal of a membership, its next term included, for its primary cardholder. Stopping what does not renew changes
 * nothing. Only the venue begins it again.
 */
export const stopRecurring = api.members.stopRecurring.handler(async ({ input: { params }, context }) => {
  const { db, tenantId, now, venue } = context
  const { row } = await findOwn(context, params)
  const today = localDateAt(now, venue.document.venue.timeZone)
  await stopRenewals(db, tenantId, { membershipNumber: row.membershipNumber, today })
  const after = await findOwn(context, params)
  return { payload: recurringInfo(after.row.document, context) }
})

/** The membership of a visitor who is its primary cardholder; refuses any other as one that is not there. */
export async function findOwn(context: ApiContext, request: MembershipQuery): Promise<HeldMembership> {
  const [held] = await heldMemberships(context, request)
  if (!held || !isOwner(held)) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  return held
}

/** What may be told of a record's renewal: the card by brand and last digits, never its reference. */
export function recurringInfo(member: VenueMember, context: ApiContext): RecurringInfo {
  return {
    recurring: { recurringPaymentPlan: recurringPlan(member) },
    onfilePaymentMethod: cardOnFile(member, context),
    nextCharge: nextCharge(member, context),
    replacesCard: mayReplaceCard(member, context.venue),
  }
}

function cardOnFile(
  { recurring }: VenueMember,
  { services, now, venue }: ApiContext,
): RecurringInfo['onfilePaymentMethod'] {
  const { paymentMethodBrand, ccLastFourDigits, paymentMethodReference = '' } = recurring ?? {}
  if (!paymentMethodBrand || !ccLastFourDigits) return null
  const validUntil = recurring?.cardValidUntil ?? null
  const today = localDateAt(now, venue.document.venue.timeZone)
  const isKept = services.gateways.payments.keeps(paymentMethodReference)
  const isChargeable = isKept && cardValidity({ validUntil, today, chargeOn: today }) === 'valid'
  return { paymentMethodBrand, ccLastFourDigits, isChargeable, validUntil }
}

function nextCharge(member: VenueMember, { venue, services }: ApiContext): RecurringInfo['nextCharge'] {
  const amount = renewalCharge(member, { venue, gateways: services.gateways })
  if (amount === null) return null
  const { autoRenewBillingDays: billingDays, renewalWindowDays } = venue.document.company
  const { chargeOn, daysBefore } = renewalDays({
    expiresOn: member.expirationDate,
    billingDays,
    renewalWindowDays,
  })
  return { amount, daysBefore, on: chargeOn }
}

/** Whether a membership renews itself, and until when its term is paid; null without a plan. */
export function recurringPlan({
  recurring,
  expirationDate,
}: Pick<VenueMember, 'recurring' | 'expirationDate'>): RecurringInfo['recurring']['recurringPaymentPlan'] {
  if (!recurring) return null
  const { status, currentTermEnd = expirationDate, canceledOn = null } = recurring
  return { status, currentTermEnd, canceledOn }
}

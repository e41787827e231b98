import type { RecurringInfo } from '#app/contract/members.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { PaymentGateway } from '#app/gateways/payments/payment-gateway.ts'
import { api } from '../api.ts'
import { heldMemberships } from '../members/held-memberships.ts'
import { refuse } from '../refuse.ts'

/** How a membership renews itself, for whoever verified it; to everybody else there is no such membership (MEM-255). */
export const recurringDetails = api.members.recurring.handler(async ({ input: { params }, context }) => {
  const [held] = await heldMemberships(context, params)
  if (!held) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  return { payload: recurringInfo(held.row.document, context.services.gateways.payments) }
})

/** What may be told of a record's renewal: the card by brand and last digits, never its reference. */
function recurringInfo({ recurring, expirationDate }: VenueMember, payments: PaymentGateway): RecurringInfo {
  const recurringPaymentPlan = recurringPlan({ recurring, expirationDate })
  if (!recurring) return { recurring: { recurringPaymentPlan }, onfilePaymentMethod: null }
  const { paymentMethodBrand, ccLastFourDigits } = recurring
  const card = paymentMethodBrand && ccLastFourDigits
  return {
    recurring: { recurringPaymentPlan },
    onfilePaymentMethod: card
      ? {
          paymentMethodBrand,
          ccLastFourDigits,
          isChargeable: payments.keeps(recurring.paymentMethodReference ?? ''),
        }
      : null,
  }
}

/** Whether a membership renews itself, and until when its term is paid; null without a plan. */
export function recurringPlan({
  recurring,
  expirationDate,
}: Pick<VenueMember, 'recurring' | 'expirationDate'>): RecurringInfo['recurring']['recurringPaymentPlan'] {
  return recurring
    ? { status: recurring.status, currentTermEnd: recurring.currentTermEnd ?? expirationDate }
    : null
}

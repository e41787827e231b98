import { api } from '../api.ts'
import { heldMemberships } from '../members/held-memberships.ts'
import { listEntry } from '../members/validate-membership.ts'
import { refuse } from '../refuse.ts'
import { keptCardholder } from './cardholder-payload.ts'

/** A membership with its people, for whoever verified it; to everybody else there is no such membership (MEM-250). */
export const memberDetail = api.members.detail.handler(async ({ input: { params }, context }) => {
  const [held] = await heldMemberships(context, params)
  if (!held) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  const { row } = held
  const entry = listEntry(row, context)
  const cardholders = row.document.cardholders.map(card => keptCardholder(card, { expiresOn: row.expiresOn }))
  return { payload: { ...entry, auxiliaryMembership: entry.auxiliary, cardholders } }
})

/** Whether the venue's memberships can renew by themselves (MEM-256). */
export const membershipConfig = api.members.config.handler(({ context }) => {
  const { recurringPaymentEnabled } = context.venue.document.company
  return { payload: { recurringPaymentEnabled } }
})

import type { MemberRecordPayload } from '#app/contract/members.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { keptCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import { eligibilityOf } from '#app/rules/memberships/eligible-options.ts'
import { isOwner } from '#app/rules/memberships/held-membership.ts'
import { onlineCategories, sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import { renewalOpensOn, type SourceMembership, waysTo } from '#app/rules/memberships/source-membership.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { listEntry } from '../members/member-entries.ts'
import { sourceMemberships } from './source-memberships.ts'

/**
 * A membership with its people and what it may become, for whoever verified it; to everybody else there is no such membership (MEM-250). A
 * secondary cardholder is told the names of the others, not where they live.
 */
export const memberDetail = api.members.detail.handler(async ({ input: { params }, context }) => {
  const [held] = await sourceMemberships(context, [params.membershipId])
  if (!held) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  return { payload: recordPayload(held, context) }
})

/** All memberships that the visitor has verified; empty without a verification (MEM-243). */
export const myMemberships = api.members.mine.handler(async ({ context }) => {
  const sources = await sourceMemberships(context)
  return { payload: sources.map(held => recordPayload(held, context)) }
})

function recordPayload(held: SourceMembership, context: ApiContext): MemberRecordPayload {
  const { row, holder } = held
  const entry = listEntry(row, { venue: context.venue, holder })
  const cardholders = row.document.cardholders
    .map(card => (isOwner(held) || card.id === holder?.id ? card : nameOnly(card)))
    .map(card => keptCardholder(card, { expiresOn: row.expiresOn }))
  const eligibility = eligibilityFrom(held, context)
  return { ...entry, auxiliaryMembership: entry.auxiliary, cardholders, eligibility }
}

/** Who stands on a card beside the visitor, without anything to reach them by or to show at the door. */
const nameOnly = (card: VenueCardholder): VenueCardholder => ({
  ...card,
  id: '',
  barcode: undefined,
  email: undefined,
  phoneNumber: undefined,
  address: undefined,
})

function eligibilityFrom(source: SourceMembership, { venue, now }: ApiContext) {
  const from = catalogueMaps(venue).categories.get(source.categoryId)
  const levels = sellsMemberships(venue) ? onlineCategories(venue) : []
  const options = levels.flatMap(to =>
    waysTo(source, { to, venue, now }).map(action => ({
      id: to.id,
      name: to.name,
      action,
      groupId: to.groupId ?? null,
    })),
  )
  return {
    ...eligibilityOf(options, { disallowUpgrade: from?.disallowUpgrade ?? false }),
    renewalOpensOn: renewalOpensOn(source, { levels, venue, now }),
  }
}

/** Whether the venue's memberships can renew by themselves (MEM-256). */
export const membershipConfig = api.members.config.handler(({ context }) => {
  const { recurringPaymentEnabled } = context.venue.document.company
  return { payload: { recurringPaymentEnabled } }
})

import { cardPass } from '#app/documents/card-pass.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { profileHref } from '#app/rules/links/membership-links.ts'
import { isCardVoid } from '#app/rules/memberships/own-memberships.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { listEntry } from '../members/member-entries.ts'
import { sourceMemberships } from '../memberships/source-memberships.ts'
import { answerPasses, requireWallet } from './answer-passes.ts'
import { passVenue } from './pass-venue.ts'

/** The card of a membership for whoever has verified it; to everybody else there is none, nor for one that has no code. */
export const getCardPass = api.passes.ofMembership.handler(async ({ input: { params }, context }) => {
  const wallets = await requireWallet(context, params.wallet)
  const { venue, services, tenantId, now } = context
  const [held] = await sourceMemberships(context, [params.membershipId])
  const card = held && listEntry(held.row, { venue, holder: held.holder })
  if (!card?.barcode) throw refuse('NOT_FOUND', { text: 'There is no such card' })
  const scene = await passVenue(context)
  const { timeZone } = venue.document.venue
  const graceDays = venue.document.company.membershipBenefitsExtension
  const term = { standing: card.membershipStanding, ...termOf(card) }
  const pass = cardPass(card, {
    ...scene,
    graceDays,
    href: services.publicUrl() + profileHref(tenantId, card),
    isVoid: isCardVoid(term, { today: localDateAt(now, timeZone), graceDays }),
    pictures: await scene.pictures(null),
    pictureHrefs: scene.pictureHrefs(null),
  })
  return answerPasses({ wallets, now, wallet: params.wallet, filename: 'membership', passes: [pass] })
})

const termOf = (card: { membershipStartDate: string; membershipExpirationDate: string }) => ({
  startDate: card.membershipStartDate,
  expiresOn: card.membershipExpirationDate,
})

import { listTermsByIds } from '#app/data/queries/members/read.ts'
import { cardPass } from '#app/documents/card-pass.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { profileHref } from '#app/rules/links/membership-links.ts'
import { isCardVoid } from '#app/rules/memberships/own-memberships.ts'
import { type CardKey, firstCard, type PassCard, shownCard } from '#app/rules/passes/card-terms.ts'
import { passSerial } from '#app/rules/passes/pass-serial.ts'
import { venueUrl } from '../kernel/venue-url.ts'
import { listEntry } from '../members/member-entries.ts'
import { passServiceOf } from './pass-token.ts'
import { passVenue } from './pass-venue.ts'
import type { PassMaker } from './ticket-passes.ts'

/** The pass of somebody's card as it is today; null for a membership that is there no more. It goes on through every term of the same person. */
export async function cardPassOf(key: CardKey, maker: PassMaker): Promise<Pass | null> {
  const { db, tenantId, venue, now } = maker
  const rows = await listTermsByIds(db, tenantId, [key.membershipId])
  const { categories } = catalogueMaps(venue)
  const terms = { rows, isAuxiliary: (id: string) => categories.get(id)?.auxiliary ?? false }
  const today = localDateAt(now, venue.document.venue.timeZone)
  const shown = shownCard(key, { ...terms, today })
  const serial = passSerial(tenantId, { kind: 'card', ...firstCard(key, terms) })
  return shown && drawnCard(shown, { key, serial, today, maker })
}

type Drawing = { key: CardKey; serial: string; today: string; maker: PassMaker }

async function drawnCard(
  { row, holder, isDropped }: PassCard,
  { key, serial, today, maker }: Drawing,
): Promise<Pass> {
  const { services, tenantId, venue } = maker
  const entry = listEntry(row, { venue, holder })
  const scene = await passVenue(maker)
  const graceDays = venue.document.company.membershipBenefitsExtension
  const term = {
    standing: entry.membershipStanding,
    startDate: entry.membershipStartDate,
    expiresOn: entry.membershipExpirationDate,
  }
  return cardPass(
    { ...entry, barcode: entry.barcode || key.cardholderId },
    {
      ...scene,
      graceDays,
      serial,
      href: venueUrl(services, venue) + profileHref(tenantId, entry),
      service: passServiceOf(maker, { serial, scope: 'card', subject: row.membershipNumber }),
      isVoid: isDropped || isCardVoid(term, { today, graceDays }),
      pictures: await scene.pictures(null),
      pictureHrefs: scene.pictureHrefs(null),
    },
  )
}

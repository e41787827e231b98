import type { MemberListEntry } from '#app/contract/members.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { cardEnd } from '#app/rules/passes/pass-term.ts'
import { factsIn, type PassVenue, venueNotes } from './ticket-pass.ts'

type CardPassRequest = PassVenue & {
  graceDays: number
  href: string
  isVoid: boolean
} & Pick<Pass, 'serial' | 'service' | 'pictures' | 'pictureHrefs'>

type MembershipCard = Pick<
  MemberListEntry,
  'membershipNumber' | 'membershipCategory' | 'name' | 'barcode' | 'membershipExpirationDate'
>

/** A membership card as a phone keeps it: of one cardholder, with the code that the screen shows. */
export function cardPass(card: MembershipCard, request: CardPassRequest): Pass {
  const { venue, text, graceDays, serial, look, href, service, isVoid, pictures, pictureHrefs } = request
  const { membershipCategory: title, membershipExpirationDate: expiresOn } = card
  const until = dateText({ date: expiresOn }, { pattern: 'order', locale: venue.locale })
  return {
    kind: 'membership',
    serial,
    group: `${venue.tenantId}.${card.membershipNumber}`,
    issuer: venue.name,
    title,
    description: text('pass-card-description', { level: title, venue: venue.name }),
    language: venue.locale,
    code: { value: card.barcode, words: card.barcode },
    facts: factsIn({ until, holder: card.name, number: card.membershipNumber }, text),
    notes: venueNotes(venue, text),
    link: { href, label: text('pass-open-membership') },
    place: null,
    startsAt: null,
    endsAt: cardEnd({ expiresOn, graceDays }, venue.timeZone),
    isVoid,
    service,
    look,
    pictures,
    pictureHrefs,
  }
}

import type { JobPayload } from '#app/data/documents/job-document.ts'
import { listMembersByIds } from '#app/data/queries/members/read.ts'
import { renewalMail } from '#app/mail/renewal-mail.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { cardValidity } from '#app/rules/memberships/card-validity.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { mayReplaceCard } from '#app/rules/memberships/renewal-total.ts'
import type { Services } from '../kernel/context.ts'
import { mailHref, mailVenueOfBuyer } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

/** Tells a member that their membership will renew by itself, or that it could not. Nothing is sent of one that was stopped in the meantime. */
export async function sendRenewalMail(
  services: Services,
  { tenantId, news }: { tenantId: string; news: JobPayload<'renewal-mail'> },
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const [row] = await listMembersByIds(db, tenantId, [news.membershipId])
  const primary = row && primaryCardholder(row.document.cardholders)
  const { recurring } = row?.document ?? {}
  if (!row || !primary || recurring?.status !== 'active') return
  const addresses = row.document.renewalMailTo ?? (primary.email ? [primary.email] : [])
  const venue = await mailVenueOfBuyer(services, { tenantId, email: addresses[0] ?? '' })
  if (!venue) return
  const href = mailHref(services, venue)
  const base = `/membership/${encodeURIComponent(tenantId)}`
  const query = { membershipId: row.id, membershipCategoryId: row.categoryId }
  const voice = await mailVoice(services, venue)
  const mailTo = (to: string) =>
    renewalMail({
      ...voice,
      renewal: {
        ...news,
        currency: venue.document.venue.currency,
        to,
        name: [primary.firstName, primary.lastName].filter(Boolean).join(' '),
        membership: catalogueMaps(venue).categories.get(row.categoryId)?.name ?? '',
        card: { brand: recurring.paymentMethodBrand ?? '', lastFour: recurring.ccLastFourDigits ?? '' },
        isCardOver: isCardOver(recurring.cardValidUntil, news.on),
        profileHref: href(withQuery(`${base}/profile`, query)),
        renewHref: href(withQuery(`${base}/renew`, query)),
        cardHref: mayReplaceCard(row.document, venue) ? href(withQuery(`${base}/card`, query)) : null,
      },
    })
  for (const to of addresses) {
    const mail = mailTo(to)
    // The gateway sends one mail of an id.
    const id = to === primary.email ? mail.id : `${mail.id}.${to}`
    await services.gateways.mail.send({ ...mail, id })
  }
}

/** A card is announced for the day of its charge only where it counts then. */
const isCardOver = (validUntil: string | undefined, on: string | null) =>
  on !== null && cardValidity({ validUntil: validUntil ?? null, today: on, chargeOn: on }) !== 'valid'

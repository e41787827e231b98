import { redirect } from '@remix-run/node'
import type { RecurringInfo } from '#app/contract/members.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { type OwnRecord, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { acceptedBrands } from '#app/rules/checkout/card-fields.ts'
import { profileHref } from '#app/rules/links/membership-links.ts'
import type { CardDraft } from '#app/session/card-draft.ts'
import { readCardDraft } from './card-draft.server.ts'
import type { CardOnFilePage } from './card-on-file-model.ts'

export type OpenCardOnFile = { record: OwnRecord; info: RecurringInfo; draft: CardDraft | null }

/** The membership of the address and the card that is to be put on file of it; a membership whose card is not replaced leads to its page. */
export async function openCardOnFile(visit: Visit, request: Request): Promise<OpenCardOnFile> {
  const { api, context, tenantId } = visit
  const { chosen: record } = await ownMemberships(visit)
  if (!record) throw redirect(`/membership/${encodeURIComponent(tenantId)}/profile`)
  const { membershipId } = record
  const reading = api.members.recurring({ params: { membershipId } }).then(({ payload }) => payload)
  const info = await withFallback(reading, { log: context.log, what: 'auto-renewal', fallback: null })
  if (!info?.replacesCard) throw redirect(profileHref(tenantId, record))
  return { record, info, draft: await readCardDraft(visit, { request, membershipId }) }
}

/** What the page shows. */
export function cardOnFilePage(
  { venue, context, tenantId }: Visit,
  { record, info, draft }: OpenCardOnFile,
): CardOnFilePage {
  const { company } = venue
  const { onfilePaymentMethod: card } = info
  const holder = record.cardholders.find(({ cardType }) => cardType === 'primary')
  return {
    membership: record.membershipCategory,
    now: card && { brand: card.paymentMethodBrand, lastFour: card.ccLastFourDigits },
    entered: draft && { brand: draft.brand, lastFour: draft.lastFour },
    isBackFromBank: Boolean(draft?.secureSession),
    entry: {
      layout: 'page',
      expiry: company.checkout.form === 'short' ? 'one' : 'parts',
      brands: acceptedBrands(company).map(({ text }) => text),
      cardPlace: context.cardEntry.place,
      hasCardPage: context.cardEntry.pageUrl !== null,
      cardFailed: venue.text('auto-renew-card-failed'),
      due: 0,
      address: { country: holder?.country || company.country },
    },
    holder: {
      name: holder?.name ?? '',
      email: holder?.email ?? '',
      phoneNumber: holder?.phoneNumber ?? '',
      zip: holder?.zip ?? '',
    },
    backHref: ownHref(tenantId, { screen: 'profile', record }),
  }
}

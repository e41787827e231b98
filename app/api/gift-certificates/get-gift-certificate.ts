import { findCertificateBalance } from '#app/data/queries/gift-certificates/read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { mayUseNumber } from '#app/rules/checkout/gift-certificate.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeLookup } from '../limits/lookup-limits.ts'

/** What a certificate is worth in cents (CHK-241). Unknown, malformed and switched off read the same (decision C10). */
export const getGiftCertificate = api.giftCertificates.get.handler(async ({ input, context }) => {
  const { services, db, tenantId, venue, now, session } = context
  await takeLookup(services, { tenantId, visitor: session.cartId ?? '', now })
  const today = localDateAt(now, venue.document.venue.timeZone)
  const number = input.params.number.trim()
  const isAllowed = venue.document.company.giftCertificates && mayUseNumber(number)
  const balance = isAllowed ? await findCertificateBalance(db, tenantId, { number, today }) : null
  if (balance === null) throw refuse('NOT_FOUND', { text: 'Invalid code' })
  return { payload: { balance } }
})

import type { JobPayload } from '#app/data/documents/job-document.ts'
import { saveLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findHeldTime, findWaitingEntry } from '#app/data/queries/waiting-list/read.ts'
import { linkMail } from '#app/mail/link-mail.ts'
import { dayTimeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { waitingEntryHref } from '#app/rules/links/storefront-links.ts'
import { linkEnd } from '#app/rules/visitors/link-lifetimes.ts'
import type { Services } from '../kernel/context.ts'
import { mailHref, mailVenue } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

type Job = { tenantId: string; id: string } & JobPayload<'waiting-list-mail'>

/** Writes to somebody on the waiting list: their place is to be confirmed, or seats are held for them until a moment. */
export async function sendWaitingListMail(
  services: Services,
  { tenantId, id, entryId, kind, language }: Job,
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const entry = await findWaitingEntry(db, tenantId, entryId)
  const venue =
    entry && (await mailVenue(services, { tenantId, language: language ?? entry.language ?? undefined }))
  const event = venue && catalogueMaps(venue).events.get(entry.eventId)
  if (!event || (kind === 'offer' && entry.state !== 'offered')) return
  const token = await saveLinkToken(db, {
    tenantId,
    purpose: 'waiting-list',
    document: { entryId },
    expiresAt: linkEnd('waiting-list', services.clock()),
  })
  const voice = await mailVoice(services, venue)
  const { text } = voice
  const { locale, timeZone } = venue.document.venue
  const time = kind === 'offer' && entry.cartId ? await findHeldTime(db, tenantId, entry.cartId) : null
  const words = {
    event: event.name,
    date: dayTimeText({ date: entry.date, time }, locale),
    party: entry.party,
  }
  const until = entry.offeredUntil ? dayTimeText(utcToWallTime(entry.offeredUntil, timeZone), locale) : ''
  const heading = text(`mail-waiting-${kind}-subject`, { event: event.name })
  const introduction =
    kind === 'offer'
      ? text('mail-waiting-offer-introduction', { ...words, until })
      : text('mail-waiting-confirm-introduction', words)
  await services.gateways.mail.send(
    linkMail({
      ...voice,
      letter: {
        id,
        to: entry.email,
        subject: heading,
        preview: introduction,
        heading,
        lines: [introduction],
        button: text(`mail-waiting-${kind}-open`),
        href: mailHref(services, venue)(waitingEntryHref(tenantId, token)),
        after: [text('mail-waiting-withdraw')],
      },
    }),
  )
}

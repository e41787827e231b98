import type { JobPayload } from '#app/data/documents/job-document.ts'
import { noticeMail } from '#app/mail/notice-mail.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { ownMembershipHref } from '#app/rules/links/membership-links.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { mailHref, mailVenue } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

type Job = { tenantId: string; id: string; notice: JobPayload<'account-notice-mail'> }

/** Tells the owner of an account what was changed, and what to do if it was somebody else. */
export async function sendAccountNotice(services: Services, { tenantId, id, notice }: Job): Promise<void> {
  const venue = await mailVenue(services, { tenantId, ...notice })
  if (!venue) throw new Error('The venue of this mail does not exist')
  const voice = await mailVoice(services, venue)
  const href = mailHref(services, venue)
  const recoveryHref = href(authHref(tenantId, { screen: 'forgotPassword' }))
  const profileHref = href(accountHref(tenantId, 'profile'))
  const membershipHref = href(ownMembershipHref({ tenantId }))
  const { card, ...about } = notice
  const change = {
    id,
    recoveryHref,
    profileHref,
    membershipHref,
    ...about,
    ...(card && { card: inWords(card, venue) }),
  }
  await services.gateways.mail.send(noticeMail({ ...voice, notice: change }))
}

type NoticedCard = NonNullable<JobPayload<'account-notice-mail'>['card']>

/** The card with its moment as the venue says it. */
function inWords({ since, ...card }: NoticedCard, { document: { venue } }: Venue): NoticedCard {
  const { timeZone, locale } = venue
  const moment = utcToWallTime(new Date(since), timeZone)
  return { ...card, since: dateText(moment, { pattern: 'eventStart', locale }) }
}

import type { JobPayload } from '#app/data/documents/job-document.ts'
import { noticeMail } from '#app/mail/notice-mail.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import type { Services } from '../kernel/context.ts'
import { mailVoice } from './mail-voice.ts'

type Job = { tenantId: string; id: string; notice: JobPayload<'account-notice-mail'> }

/** Tells the owner of an account what was changed, and what to do if it was somebody else. */
export async function sendAccountNotice(services: Services, { tenantId, id, notice }: Job): Promise<void> {
  const venue = await services.venues.open(tenantId)
  if (!venue) throw new Error('The venue of this mail does not exist')
  const voice = await mailVoice(services, venue)
  const recoveryHref = services.publicUrl() + authHref(tenantId, { screen: 'forgotPassword' })
  const profileHref = services.publicUrl() + accountHref(tenantId, 'profile')
  const change = { id, recoveryHref, profileHref, ...notice }
  await services.gateways.mail.send(noticeMail({ ...voice, notice: change }))
}

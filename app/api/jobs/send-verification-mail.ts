import type { JobPayload } from '#app/data/documents/job-document.ts'
import { saveLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findVerification } from '#app/data/queries/member-verifications/read.ts'
import { listMembersByEmail } from '#app/data/queries/members/read.ts'
import { linkMail } from '#app/mail/link-mail.ts'
import { verificationHref } from '#app/rules/links/verification-links.ts'
import type { Services } from '../kernel/context.ts'
import { mailHref, mailVenue } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

/**
 * Mails the link that verifies a membership, where one has the address that was typed; to any other address nothing goes (MEM-137). The
 * token is made here, so that it stands nowhere but in the mail.
 */
export async function sendVerificationMail(
  services: Services,
  { tenantId, idHash, ref, language }: { tenantId: string } & JobPayload<'verification-mail'>,
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const [venue, waiting] = await Promise.all([
    mailVenue(services, { tenantId, language }),
    findVerification(db, { tenantId, idHash }),
  ])
  if (!venue || !waiting || waiting.expiresAt <= services.clock()) return
  const { email, expiresAt } = waiting
  const [member] = await listMembersByEmail(db, tenantId, { email })
  if (!member) return
  const document = { email, idHash }
  const token = await saveLinkToken(db, { tenantId, purpose: 'verification', document, expiresAt })
  const voice = await mailVoice(services, venue)
  const { text } = voice
  const mail = linkMail({
    ...voice,
    letter: {
      id: `verification-mail.${idHash}`,
      to: email,
      subject: text('mail-verification-subject', { venue: voice.venue.name }),
      preview: text('mail-verification-introduction'),
      heading: text('mail-verification-heading'),
      lines: [text('mail-verification-introduction')],
      button: text('mail-verification-open'),
      href: mailHref(services, venue)(verificationHref({ tenantId, token, ref })),
    },
  })
  await services.gateways.mail.send(mail)
}

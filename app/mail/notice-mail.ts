import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { linkButton } from './link-mail.ts'
import { frameMail, type MailVoice } from './mail-frame.ts'
import { paragraphs } from './mail-section.ts'

/**
 * Something of an account that was changed. A new password is chosen at `recoveryHref`, a passkey is removed at `profileHref`; another
 * email is a matter for the venue.
 */
export type ChangeToTell = {
  id: string
  kind: 'password' | 'email' | 'passkey'
  to: string
  recoveryHref: string
  profileHref: string
}

/** Tells the owner of an account that it was changed, and what to do if it was not them. Nobody asked for this mail. */
export function noticeMail({ notice, ...voice }: MailVoice & { notice: ChangeToTell }): Mail {
  const { text, venue } = voice
  const { id, kind, to, recoveryHref, profileHref } = notice
  const ways = {
    password: [linkButton({ button: text('mail-password-open'), href: recoveryHref }, voice)],
    passkey: [linkButton({ button: text('mail-passkey-open'), href: profileHref }, voice)],
    email: [],
  }
  return frameMail(voice, {
    id,
    to,
    subject: text(`mail-${kind}-changed-subject`, { venue: venue.name }),
    preview: text(`mail-${kind}-changed-introduction`),
    heading: text(`mail-${kind}-changed-heading`),
    sections: [
      paragraphs([text(`mail-${kind}-changed-introduction`), text(`mail-${kind}-changed-not-you`)]),
      ...ways[kind],
    ],
    attachments: [],
  })
}

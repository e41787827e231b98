import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { linkButton } from './link-mail.ts'
import { frameMail, type MailVoice } from './mail-frame.ts'
import { paragraphs } from './mail-section.ts'

/**
 * Something of an account that was changed. A new password is chosen at `recoveryHref`, a passkey is removed at `profileHref`, the card of a
 * membership is looked at at `membershipHref`; another email is a matter for the venue. `card`: which is on file now, and since when in words.
 */
export type ChangeToTell = {
  id: string
  kind: 'password' | 'email' | 'passkey' | 'card'
  to: string
  recoveryHref: string
  profileHref: string
  membershipHref: string
  card?: { brand: string; lastFour: string; since: string }
}

/** Tells the owner of an account that it was changed, and what to do if it was not them. Nobody asked for this mail. */
export function noticeMail({ notice, ...voice }: MailVoice & { notice: ChangeToTell }): Mail {
  const { text, venue } = voice
  const { id, kind, to, recoveryHref, profileHref, membershipHref, card } = notice
  const ways = {
    password: [linkButton({ button: text('mail-password-open'), href: recoveryHref }, voice)],
    passkey: [linkButton({ button: text('mail-passkey-open'), href: profileHref }, voice)],
    email: [],
    card: [linkButton({ button: text('mail-card-open'), href: membershipHref }, voice)],
  }
  const introduction =
    kind === 'card'
      ? text('mail-card-changed-introduction', card ?? NO_CARD)
      : text(`mail-${kind}-changed-introduction`)
  return frameMail(voice, {
    id,
    to,
    subject: text(`mail-${kind}-changed-subject`, { venue: venue.name }),
    preview: introduction,
    heading: text(`mail-${kind}-changed-heading`),
    sections: [paragraphs([introduction, text(`mail-${kind}-changed-not-you`)]), ...ways[kind]],
    attachments: [],
  })
}

const NO_CARD = { brand: '', lastFour: '', since: '' }

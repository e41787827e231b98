import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { linkMail } from './link-mail.ts'
import type { MailVoice } from './mail-frame.ts'

/** An automatic renewal, and what there is to say of it. `amount` in cents; dates are days at the venue. */
export type RenewalToTell = {
  kind: 'notice' | 'declined' | 'failed'
  membershipId: string
  membership: string
  expiresOn: string
  amount: number
  currency: string
  card: { brand: string; lastFour: string }
  /** the card does not count on the day on which it would be charged */
  isCardOver: boolean
  /** of a notice the day of the charge, of a declined card the day of the next try */
  on: string | null
  to: string
  name: string
  profileHref: string
  renewHref: string
}

/** Tells a member what will be charged for the next term and when, or that the card was declined. */
export function renewalMail({ renewal, ...voice }: MailVoice & { renewal: RenewalToTell }): Mail {
  const { text, venue } = voice
  const { kind, membershipId, expiresOn, amount, on, to, name, card, membership } = renewal
  const inWords = (date: string) => dateText({ date }, { pattern: 'order', locale: venue.locale })
  const price = formatMoney(amount, { currency: renewal.currency, locale: venue.locale })
  const about = { membership, price, ...card, expires: inWords(expiresOn), date: on ? inWords(on) : '' }
  const isNotice = kind === 'notice'
  const asksForCard = isNotice && renewal.isCardOver
  const introduction = text(`mail-renewal-${asksForCard ? 'card' : kind}-introduction`, about)
  return linkMail({
    ...voice,
    letter: {
      id: `renewal-mail.${[membershipId, expiresOn, kind, amount, on ?? 'end'].join('.')}`,
      to,
      subject: text(isNotice ? 'mail-renewal-subject' : 'mail-renewal-declined-subject', {
        venue: venue.name,
      }),
      preview: introduction,
      heading: text(headingOf(renewal)),
      lines: [text('mail-greeting', { name }), introduction],
      button: text(isNotice && !asksForCard ? 'mail-renewal-open' : 'mail-renewal-renew'),
      href: isNotice && !asksForCard ? renewal.profileHref : renewal.renewHref,
      // What is not tried again cannot be stopped.
      stop: kind === 'failed' ? null : { words: text('mail-renewal-stop'), href: renewal.profileHref },
    },
  })
}

function headingOf({ kind, isCardOver }: RenewalToTell) {
  if (kind !== 'notice') return 'mail-renewal-declined-heading'
  return isCardOver ? 'mail-renewal-card-heading' : 'mail-renewal-heading'
}

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
  /** where another card is put on file; null where none can be */
  cardHref: string | null
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
  const news = asksForCard ? 'card' : kind
  const isForCard = renewal.cardHref !== null && news !== 'notice' && news !== 'failed'
  const introduction = text(introductionOf(news, isForCard), about)
  return linkMail({
    ...voice,
    letter: {
      id: `renewal-mail.${[membershipId, expiresOn, kind, amount, on ?? 'end'].join('.')}`,
      to,
      subject: text(isNotice ? 'mail-renewal-subject' : 'mail-renewal-declined-subject', {
        venue: venue.name,
      }),
      preview: introduction,
      heading: text(isForCard && asksForCard ? 'mail-renewal-replace-heading' : headingOf(renewal)),
      lines: [text('mail-greeting', { name }), introduction],
      ...wayOf(renewal, { text, news, isForCard }),
      // What is not tried again cannot be stopped.
      stop: kind === 'failed' ? null : { words: text('mail-renewal-stop'), href: renewal.profileHref },
    },
  })
}

type News = RenewalToTell['kind'] | 'card'

const introductionOf = (news: News, isForCard: boolean) =>
  isForCard && (news === 'card' || news === 'declined')
    ? (`mail-renewal-${news}-replace-introduction` as const)
    : (`mail-renewal-${news}-introduction` as const)

/** The button: the membership, another card for it, or its renewal by hand. */
function wayOf(
  { profileHref, renewHref, cardHref }: RenewalToTell,
  { text, news, isForCard }: { text: MailVoice['text']; news: News; isForCard: boolean },
) {
  if (news === 'notice') return { button: text('mail-renewal-open'), href: profileHref }
  return isForCard && cardHref
    ? { button: text('mail-renewal-replace'), href: cardHref }
    : { button: text('mail-renewal-renew'), href: renewHref }
}

function headingOf({ kind, isCardOver }: RenewalToTell) {
  if (kind !== 'notice') return 'mail-renewal-declined-heading'
  return isCardOver ? 'mail-renewal-card-heading' : 'mail-renewal-heading'
}

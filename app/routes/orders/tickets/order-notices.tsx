import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { DateChange } from './order-model.ts'
import type { OrderPage } from './order-page.server.ts'
import * as styles from './tickets.css.ts'

type OrderNoticesProps = { refusal: readonly string[]; over: readonly OverPlace[] } & Pick<
  OrderPage,
  | 'cartError'
  | 'isSold'
  | 'undoFailed'
  | 'gone'
  | 'missingCombos'
  | 'unofferedAddOn'
  | 'isLinkCut'
  | 'linkCoupon'
>

/** An event over a limit, and the field where it is told with its numbers and mended. */
export type OverPlace = {
  name: string
  field: string
  /** whether it is too much for the seats alone, not for a limit */
  isOfSeats: boolean
}

const GONE = {
  event: 'cart-missing-event',
  start: 'cart-released',
  donation: 'cart-missing-donation',
  membership: 'cart-missing-membership',
} as const

/** What concerns the whole order: refusals, a cart that had to be cleared, events that are gone. */
export const OrderNotices = ({
  refusal,
  over,
  cartError,
  isSold,
  undoFailed,
  gone,
  missingCombos,
  unofferedAddOn,
  isLinkCut,
  linkCoupon,
}: OrderNoticesProps) => {
  const text = useText()
  return (
    <>
      {refusal.map(sentence => (
        <Notice key={sentence} tone="critical" live {...(over.length > 0 ? { heading: sentence } : {})}>
          {over.length > 0 ? <OverPlaces places={over} /> : sentence}
        </Notice>
      ))}
      {cartError ? <Notice tone="critical">{text('cart-error')}</Notice> : null}
      {isSold ? <Notice>{text('devices-sold')}</Notice> : null}
      {undoFailed ? <Notice tone="warning">{text('cart-undo-failed')}</Notice> : null}
      {isLinkCut ? <NoticeLine tone="warning">{text('tickets-link-cut')}</NoticeLine> : null}
      {linkCoupon ? <NoticeLine>{text('coupon-linked', { code: linkCoupon })}</NoticeLine> : null}
      {unofferedAddOn ? (
        <NoticeLine>{text('addons-needs-tickets', { name: unofferedAddOn })}</NoticeLine>
      ) : null}
      {gone.map(({ kind, id, name }) => (
        <NoticeLine key={`${kind} ${id}`} tone="warning">
          {text(GONE[kind], { name })}
        </NoticeLine>
      ))}
      {missingCombos.map(name => (
        <NoticeLine key={name} tone="warning">
          {text('cart-missing-combo', { name })}
        </NoticeLine>
      ))}
    </>
  )
}

/** What has too much, leading to where its numbers stand. */
const OverPlaces = ({ places }: { places: readonly OverPlace[] }) => (
  <ul className={styles.places}>
    {places.map(({ field, name }) => (
      <li key={field}>
        <a className={styles.place} href={`#${field}`}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** Dates are being changed: to which day, what cannot be had on it, and how to keep the old ones. The change is made beside the total. */
export const DateChangeNotice = ({ change }: { change: DateChange | null }) => {
  const text = useText()
  if (!change) return null
  const { date, kept, isImpossible, otherDayHref, cancelHref } = change
  return (
    <Notice
      tone={kept.length > 0 ? 'warning' : 'info'}
      heading={text('tickets-date-change', { date })}
      actions={
        <>
          {kept.length > 0 && !isImpossible ? (
            <ButtonLink tone="secondary" size="small" icon="calendar" href={otherDayHref}>
              {text('tickets-date-other')}
            </ButtonLink>
          ) : null}
          <Link href={cancelHref}>{text('tickets-cancel-change')}</Link>
        </>
      }
    >
      {kept.map(({ id, name }) => (
        <p key={id}>
          <strong>{name}</strong>: {text('tickets-date-kept', { date })}
        </p>
      ))}
    </Notice>
  )
}

/** Whoever is not known as a member is asked whether they are one (ORD-064). */
export const MemberSignIn = ({ href }: { href: string | null }) => {
  const text = useText()
  if (!href) return null
  return (
    <p className={styles.fact}>
      <Icon name="person" />
      <span>{text('tickets-member-prompt')}</span>
      <Link href={href} className={styles.askedLink}>
        {text('tickets-member-prompt-button')}
      </Link>
    </p>
  )
}

/** Whose prices these are, and what is free: on a phone nothing else says that somebody is known. */
export const MemberGreeting = ({ name, free }: { name: string; free: string | null }) => {
  const text = useText()
  return (
    <p className={styles.sentence}>
      <Icon name="person" className={styles.sentenceSign} />
      <span>{[text('tickets-member-known', { name }), free].filter(Boolean).join(' – ')}</span>
    </p>
  )
}

/** Why there are no member prices, and the way back to them. */
export const ExpiredMember = ({ href }: { href: string | null }) => {
  const text = useText()
  if (!href) return null
  return (
    <p className={styles.sentence}>
      <Icon name="warning" className={styles.sentenceSign} />
      <span>
        {text('tickets-member-expired')}{' '}
        <Link href={href} className={styles.askedLink}>
          {text('tickets-member-renew')}
        </Link>
      </span>
    </p>
  )
}

import { accessCallout, accessMessage } from '#app/rules/events/member-messages.ts'
import type { MemberAccess } from '#app/rules/events/member-only.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './callout.css.ts'

export type CalloutProps = {
  access: Exclude<MemberAccess, 'open'>
  href: string | null
  /** 'Family or Patron': the levels that admit to it; null where all do, or the visitor has one */
  levels: string | null
  /** where a stranger joins, and the least it costs in cents, of a term of one month a month */
  join: { href: string; price: number | null; isMonthly: boolean } | null
}

/** How the visitor stands to a member-only event, and what to do about it (ORD-226, ORD-227). */
export const Callout = ({ access, href, levels, join }: CalloutProps) => {
  const text = useText()
  const heading = accessCallout[access]
  const message = accessMessage[access]
  const link =
    access === 'membership-required' ? 'event-detail-verify-membership' : 'event-detail-go-to-membership'
  return (
    <Notice
      tone={access === 'eligible' ? 'positive' : 'info'}
      heading={heading ? text(heading.text) : undefined}
      actions={
        href ? (
          <div className={styles.ways}>
            <ButtonLink href={href} size="small">
              {text(link)}
            </ButtonLink>
            {join ? <JoinLink {...join} /> : null}
          </div>
        ) : undefined
      }
    >
      {message ? <p>{text(message.text)}</p> : null}
      {levels ? <p>{text('event-detail-valid-levels', { names: levels })}</p> : null}
    </Notice>
  )
}

const JoinLink = ({ href, price, isMonthly }: NonNullable<CalloutProps['join']>) => {
  const text = useText()
  const { price: money } = useMoney()
  return (
    <ButtonLink href={href} size="small" tone="secondary">
      {price === null
        ? text('events-become-member')
        : text(isMonthly ? 'event-detail-join-from-month' : 'event-detail-join-from', {
            price: money(price),
          })}
    </ButtonLink>
  )
}

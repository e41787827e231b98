import { Form, useNavigation } from '@remix-run/react'
import type { Cents } from '#app/rules/money/cents.ts'
import { formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import { ServerProblem } from '#app/shell/unanswered/server-problem.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { Money } from '#app/ui/price/price.tsx'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './cancel-order.css.ts'

export type CancelOffer = {
  visits: { id: string; name: string; when: string | null; tickets: number }[]
  /** what was paid for the order, what of that for the visits, and what comes back of it */
  whole: Cents
  paid: Cents
  total: Cents
  /** why a part is kept; null where none is */
  rule: string | null
  /** where the money goes, a sentence each */
  lines: string[]
  /** the order has something that stays bought */
  keepsOthers: boolean
}

type CancelFormProps = { offer: CancelOffer; orderHref: string }

/** What is about to be cancelled, what comes back of it, and the choice. */
export const CancelForm = ({ offer, orderHref }: CancelFormProps) => {
  const text = useText()
  const { money } = useMoney()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={formClass}>
      <ServerProblem />
      <p>{text('order-cancel-what')}</p>
      <Visits visits={offer.visits} />
      <Refund offer={offer} />
      <input type="hidden" name="refund" value={offer.total} />
      <UnansweredNotice />
      <div className={styles.choice}>
        <Button tone="secondary" busy={busy}>
          {offer.total > 0
            ? text('order-cancel-send-refund', { amount: money(offer.total) })
            : text('order-cancel-send')}
        </Button>
        <ButtonLink href={orderHref}>{text('order-cancel-keep')}</ButtonLink>
      </div>
    </Form>
  )
}

const Visits = ({ visits }: Pick<CancelOffer, 'visits'>) => {
  const text = useText()
  return (
    <ul className={styles.visits}>
      {visits.map(({ id, name, when, tickets }) => (
        <li key={id}>
          <strong>{name}</strong>
          {when ? <p className={styles.quiet}>{when}</p> : null}
          <p className={styles.quiet}>{text('order-cancel-tickets', { count: tickets })}</p>
        </li>
      ))}
    </ul>
  )
}

/** The sum from what was paid to what comes back: what of the order stays bought, what is kept by its policy, and where the rest goes. */
const Refund = ({ offer: { whole, paid, total, rule, lines, keepsOthers } }: { offer: CancelOffer }) => {
  const text = useText()
  if (whole === 0 && lines.length === 0) return null
  return (
    <MoneyList amounts={[whole, whole - paid, paid - total, total]}>
      <div className={styles.refund}>
        <SumLine label={text('order-cancel-paid')} amount={whole} />
        {whole > paid ? <SumLine label={text('order-cancel-stays')} amount={whole - paid} /> : null}
        {keepsOthers ? <p className={styles.quiet}>{text('order-cancel-rest')}</p> : null}
        {paid > total ? <SumLine label={text('order-cancel-part')} amount={paid - total} /> : null}
        {rule ? <p className={styles.quiet}>{rule}</p> : null}
        <p className={styles.total}>
          <span>{text('order-cancel-total')}</span>
          <Money amount={total} />
        </p>
        {lines.map(line => (
          <p key={line} className={styles.quiet}>
            {line}
          </p>
        ))}
      </div>
    </MoneyList>
  )
}

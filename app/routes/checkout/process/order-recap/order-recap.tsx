import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Money } from '#app/ui/price/price.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { CheckoutPage, RecapLine } from '../checkout-model.ts'
import * as styles from './order-recap.css.ts'

type OrderRecapProps = Pick<CheckoutPage, 'lines' | 'total'>

/** What is being bought, beside the steps. */
export const OrderRecap = ({ lines, total }: OrderRecapProps) => {
  const text = useText()
  return (
    <aside className={styles.beside} aria-label={text('checkout-summary-heading')}>
      <Heading level={2} step="title">
        {text('checkout-summary-heading')}
      </Heading>
      <RecapLines lines={lines} />
      <p className={styles.total}>
        <span>{text('checkout-total')}</span>
        <Money amount={total} />
      </p>
    </aside>
  )
}

/** The same on phones: one line with the total, unfolded when asked for. */
export const FoldedRecap = ({ lines, total }: OrderRecapProps) => {
  const text = useText()
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <span className={styles.summaryWords}>
          {text('checkout-summary-heading')}
          <Icon name="chevron-down" className={styles.sign} />
        </span>
        <Money amount={total} />
      </summary>
      <RecapLines lines={lines} />
    </details>
  )
}

const RecapLines = ({ lines }: { lines: readonly RecapLine[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ id, name, sentence, visits, amount }) => (
      <li key={id}>
        <SumLine label={<strong className={styles.name}>{name}</strong>} amount={amount} />
        <p className={styles.sentence}>{sentence}</p>
        {visits.map(visit => (
          <p key={visit} className={styles.sentence}>
            {visit}
          </p>
        ))}
      </li>
    ))}
  </ul>
)

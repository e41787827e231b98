import type { Cents } from '#app/rules/money/cents.ts'
import { Money } from '#app/ui/price/price.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { RecapLine } from '../checkout-model.ts'
import * as styles from './order-recap.css.ts'

/** What is being bought, beside the steps; folded on phones, so that the steps come first. */
export const OrderRecap = ({ lines, total }: { lines: readonly RecapLine[]; total: Cents }) => {
  const text = useText()
  return (
    <details className={styles.root} open>
      <summary className={styles.summary}>
        <span>{text('checkout-summary-heading')}</span>
        <Money amount={total} />
      </summary>
      <ul className={styles.lines}>
        {lines.map(({ id, name, when, sentence, amount }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span className={styles.amount}>
              <Money amount={amount} />
            </span>
            <span className={styles.when}>{when ? sentence : null}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{text('checkout-total')}</span>
        <Money amount={total} />
      </p>
    </details>
  )
}

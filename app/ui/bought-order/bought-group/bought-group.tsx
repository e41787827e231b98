import type { DetailedGroup } from '#app/ui/bought-order/bought-order.ts'
import { Heading } from '#app/ui/page/page.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AmountLine } from './amount-line.tsx'
import { BeforePrice } from './before-price.tsx'
import * as styles from './bought-group.css.ts'

/** What an order holds of one event, or one other thing (MEM-019 to MEM-023). */
export const BoughtGroup = ({
  isMembership,
  name,
  start,
  visits,
  lines,
  total,
}: Omit<DetailedGroup, 'id'>) => {
  const text = useText()
  return (
    <section className={styles.group}>
      <div className={styles.words}>
        {isMembership ? <p className={styles.kind}>{text('account-order-membership')}</p> : null}
        <Heading level={3} step="lead">
          {name}
        </Heading>
        {[start, ...visits].map(words =>
          words ? (
            <p key={words} className={styles.start}>
              {words}
            </p>
          ) : null,
        )}
      </div>
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map(line => (
            <li key={`${line.name} ${line.unitPrice.amount}`}>
              <Line {...line} />
            </li>
          ))}
        </ul>
      ) : null}
      {total ? (
        <div className={styles.total}>
          <AmountLine label={text('account-order-group-total')} {...total} />
        </div>
      ) : null}
    </section>
  )
}

const Line = ({ name, quantity, unitPrice, total }: DetailedGroup['lines'][number]) => {
  const text = useText()
  const { price } = useMoney()
  const label = (
    <>
      {text('account-order-line', { quantity, name })}{' '}
      <span className={styles.unit}>
        <BeforePrice cents={unitPrice.before} />
        {text('account-order-unit-price', { price: price(unitPrice.amount) })}
      </span>
    </>
  )
  return <AmountLine label={label} amount={total.amount} before={null} />
}

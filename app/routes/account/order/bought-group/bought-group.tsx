import { Heading } from '#app/ui/page/page.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AmountLine, type ShownAmount } from './amount-line.tsx'
import { BeforePrice } from './before-price.tsx'
import * as styles from './bought-group.css.ts'

type BoughtLine = { name: string; quantity: number; unitPrice: ShownAmount; total: ShownAmount }

export type BoughtGroupProps = {
  isMembership: boolean
  name: string
  /** null for what is no visit */
  picture: PictureSource | null
  /** Its start in words, for what has one. */
  start: string | null
  lines: readonly BoughtLine[]
  /** null where the total of the order says it */
  total: ShownAmount | null
}

/** What an order holds of one event, or one other thing (MEM-019 to MEM-023). */
export const BoughtGroup = ({ isMembership, name, picture, start, lines, total }: BoughtGroupProps) => {
  const text = useText()
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        {picture ? (
          <Picture picture={picture} shape="square" decorative sizes="5rem" className={styles.picture} />
        ) : null}
        <div className={styles.words}>
          {isMembership ? <p className={styles.kind}>{text('account-order-membership')}</p> : null}
          <Heading level={2} step="title">
            {name}
          </Heading>
          {start ? <p className={styles.start}>{start}</p> : null}
        </div>
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

const Line = ({ name, quantity, unitPrice, total }: BoughtLine) => {
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

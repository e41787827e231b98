import { Icon } from '#app/ui/icon/icon.tsx'
import { IncludedTaxes } from '#app/ui/included-taxes/included-taxes.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { Payable } from '#app/ui/price/price.tsx'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './order-recap.css.ts'

type OrderRecapProps = {
  page: Pick<CheckoutPage, 'lines' | 'savings' | 'due' | 'taxes' | 'coupons' | 'certificate'>
}

/** What is being bought, beside the steps, as the order page has told it; the total of a long order stays in sight. */
export const OrderRecap = ({ page }: OrderRecapProps) => {
  const text = useText()
  return (
    <aside className={styles.beside} aria-label={text('checkout-summary-heading')}>
      <MoneyList amounts={amountsIn(page)}>
        <Heading level={2} step="title">
          {text('checkout-summary-heading')}
        </Heading>
        <RecapLines page={page} />
        <div className={styles.sum}>
          <p className={styles.total}>
            <span>{text('checkout-total')}</span>
            <Payable amount={page.due} />
          </p>
          <IncludedTaxes taxes={page.taxes} />
        </div>
      </MoneyList>
    </aside>
  )
}

/** The same on phones: one line with the total, unfolded when asked for. */
export const FoldedRecap = ({ page }: OrderRecapProps) => {
  const text = useText()
  return (
    <details className={styles.disclosure}>
      <MoneyList amounts={amountsIn(page)}>
        <summary className={styles.summary}>
          <span className={styles.summaryWords}>
            {text('checkout-summary-heading')}
            <Icon name="chevron-down" className={styles.sign} />
          </span>
          <Payable amount={page.due} />
        </summary>
        <RecapLines page={page} />
        <IncludedTaxes taxes={page.taxes} />
      </MoneyList>
    </details>
  )
}

/** Cents: all that the recap writes under each other. */
const amountsIn = ({ lines, savings, coupons, certificate, due }: OrderRecapProps['page']) => [
  ...lines.map(({ listed }) => listed),
  savings.member,
  savings.discount,
  ...(coupons?.used ?? []).map(({ discount }) => discount),
  certificate?.used?.applied ?? 0,
  due,
]

const RecapLines = ({ page: { lines, savings, coupons, certificate } }: OrderRecapProps) => {
  const text = useText()
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, sentence, visits, listed }) => (
        <li key={id}>
          <SumLine label={<strong className={styles.name}>{name}</strong>} amount={listed} />
          {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
          {visits.map(visit => (
            <p key={visit} className={styles.sentence}>
              {visit}
            </p>
          ))}
        </li>
      ))}
      {savings.member > 0 ? (
        <li>
          <SumLine label={text('cart-member-price')} amount={-savings.member} look="saving" />
        </li>
      ) : null}
      {savings.discount > 0 ? (
        <li>
          <SumLine label={text('cart-discount')} amount={-savings.discount} look="saving" />
        </li>
      ) : null}
      {coupons?.used.map(({ code, discount }) => (
        <li key={code}>
          <SumLine label={text('coupon-discount', { code })} amount={-discount} look="saving" />
        </li>
      ))}
      {certificate?.used && certificate.used.applied > 0 ? (
        <li>
          <SumLine
            label={text('gift-certificate-line', { digits: certificate.used.digits })}
            amount={-certificate.used.applied}
          />
        </li>
      ) : null}
    </ul>
  )
}

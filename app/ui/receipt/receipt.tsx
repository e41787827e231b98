import { saysTypeTotal } from '#app/rules/checkout/confirmation.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { AmountLine } from '#app/ui/bought-order/bought-group/amount-line.tsx'
import { BoughtGroup } from '#app/ui/bought-order/bought-group/bought-group.tsx'
import type {
  BoughtOrder,
  OrderDetail,
  ReceiptGroup,
  ReceiptLine,
  ReceiptPart,
} from '#app/ui/bought-order/bought-order.ts'
import { IncludedTaxes } from '#app/ui/included-taxes/included-taxes.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { Payable } from '#app/ui/price/price.tsx'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useListWords, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './receipt.css.ts'

type ReceiptProps = { order: BoughtOrder; detail: OrderDetail | null }

/** What was paid for, by its type or line by line, and with what. */
export const Receipt = ({ order, detail }: ReceiptProps) => {
  const text = useText()
  const { money } = useMoney()
  const { groups, saved, coupons, total, card, certificate, cancelled } = order
  return (
    <Section heading={text('confirmation-receipt')} step="title" className={styles.receipt}>
      <MoneyList amounts={detail ? [...amountsOf(detail), ...paidAmounts(order)] : amountsIn(order)}>
        {detail
          ? detail.groups.map(({ id, ...group }) => <BoughtGroup key={id} {...group} />)
          : groups.map(group => <Group key={group.type} group={group} isOnly={groups.length === 1} />)}
        <div className={styles.sums}>
          {coupons.map(({ code, discount }) => (
            <SumLine
              key={code}
              label={text('coupon-discount', { code })}
              amount={0 - discount}
              look="saving"
            />
          ))}
          {detail ? (
            <div className={styles.detailedTotal}>
              <AmountLine label={text('account-order-total')} {...detail.total} />
            </div>
          ) : (
            <p className={styles.total}>
              <span>{text('confirmation-total')}</span>
              <Payable amount={total} />
            </p>
          )}
          <IncludedTaxes taxes={order.taxes} />
          {certificate ? (
            <SumLine
              label={
                certificate.digits
                  ? text('confirmation-gift-certificate', { digits: certificate.digits })
                  : text('confirmation-gift-certificate-plain')
              }
              amount={certificate.amount}
            />
          ) : null}
          {card ? <SumLine label={text('confirmation-card', card)} amount={card.amount} /> : null}
          {cancelled?.refunds.map(refund => (
            <SumLine key={refund.label} {...refund} />
          ))}
          {saved > 0 ? (
            <p className={styles.quiet}>{text('confirmation-saved', { amount: money(saved) })}</p>
          ) : null}
        </div>
      </MoneyList>
    </Section>
  )
}

/** Cents: all that the receipt writes under each other. */
const amountsIn = ({ groups, ...order }: BoughtOrder) => [
  ...groups.flatMap(({ lines }) =>
    lines.flatMap(({ amount, parts, combo }) => [
      amount,
      ...[...parts, ...(combo?.addOns ?? [])].map(part => part.amount),
    ]),
  ),
  ...paidAmounts(order),
]

const amountsOf = ({ groups }: OrderDetail) => [
  ...groups.flatMap(({ lines }) => lines.flatMap(line => [line.unitPrice.amount, line.total.amount])),
  ...groups.flatMap(({ total }) => total?.amount ?? []),
]

const paidAmounts = ({
  coupons,
  total,
  certificate,
  card,
  cancelled,
}: Pick<BoughtOrder, 'coupons' | 'total' | 'certificate' | 'card' | 'cancelled'>) => [
  ...coupons.map(({ discount }) => discount),
  total,
  certificate?.amount ?? 0,
  card?.amount ?? 0,
  ...(cancelled?.refunds ?? []).map(({ amount }) => amount),
]

/** The lines of one type; its heading and sum where there are others (CHK-063). */
const Group = ({ group: { type, lines, total }, isOnly }: { group: ReceiptGroup; isOnly: boolean }) => {
  const text = useText()
  return (
    <section className={styles.group} aria-label={text(`confirmation-type-${type}`)}>
      {isOnly ? null : (
        <TypeLine
          name={text(`confirmation-type-${type}`)}
          total={saysTypeTotal(lines.flatMap(shownAmounts)) ? total : null}
        />
      )}
      <ul className={styles.lines}>
        {lines.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

const TypeLine = ({ name, total }: { name: string; total: Cents | null }) =>
  total === null ? (
    <p className={styles.type}>{name}</p>
  ) : (
    <SumLine label={<span className={styles.type}>{name}</span>} amount={total} />
  )

/** Cents: what stands at the end of a line, or of each of its parts. */
const shownAmounts = ({ amount, parts, combo }: ReceiptLine): Cents[] =>
  combo || parts.length === 0 ? [amount] : parts.map(part => part.amount)

const Line = ({ line: { name, when, amount, parts, combo } }: { line: ReceiptLine }) => {
  const listWords = useListWords()
  if (combo)
    return (
      <li>
        <SumLine label={<span className={styles.name}>{name}</span>} amount={amount} />
        <p className={styles.quiet}>{listWords(parts.map(({ label }) => label))}</p>
        {combo.visits.map(visit => (
          <p key={visit} className={styles.quiet}>
            {visit}
          </p>
        ))}
        <Parts parts={combo.addOns} />
      </li>
    )
  return parts.length === 0 ? (
    <li>
      <SumLine label={<span className={styles.name}>{name}</span>} amount={amount} />
    </li>
  ) : (
    <li>
      <p className={styles.name}>{name}</p>
      {when ? <p className={styles.quiet}>{when}</p> : null}
      <Parts parts={parts} />
    </li>
  )
}

const Parts = ({ parts }: { parts: readonly ReceiptPart[] }) =>
  parts.map(({ label, amount }) => <SumLine key={label} label={label} amount={amount} />)

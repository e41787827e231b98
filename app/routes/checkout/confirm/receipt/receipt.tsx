import { Section } from '#app/ui/page/page.tsx'
import { Money } from '#app/ui/price/price.tsx'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { Confirmation, ReceiptLine, ReceiptPart } from '../confirmation-model.ts'
import * as styles from './receipt.css.ts'

/** What was paid for, with what. */
export const Receipt = ({ order: { lines, saved, total, card, certificate } }: { order: Confirmation }) => {
  const text = useText()
  return (
    <Section heading={text('confirmation-receipt')} step="title" className={styles.receipt}>
      <ul className={styles.lines}>
        {lines.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className={styles.sums}>
        {saved > 0 ? <SumLine label={text('cart-discount')} amount={-saved} look="saving" /> : null}
        {certificate ? (
          <SumLine
            label={text('confirmation-gift-certificate', { digits: certificate.digits })}
            amount={-certificate.amount}
          />
        ) : null}
        <p className={styles.total}>
          <span>{text('confirmation-total')}</span>
          <Money amount={total} />
        </p>
        {card ? <p className={styles.quiet}>{text('confirmation-card', card)}</p> : null}
      </div>
    </Section>
  )
}

const Line = ({ line: { name, when, amount, parts, combo } }: { line: ReceiptLine }) =>
  combo ? (
    <li>
      <SumLine label={<span className={styles.name}>{name}</span>} amount={amount} />
      <p className={styles.quiet}>{parts.map(({ label }) => label).join(', ')}</p>
      {combo.visits.map(visit => (
        <p key={visit} className={styles.quiet}>
          {visit}
        </p>
      ))}
      <Parts parts={combo.addOns} />
    </li>
  ) : (
    <li>
      <p className={styles.name}>{name}</p>
      {when ? <p className={styles.quiet}>{when}</p> : null}
      <Parts parts={parts} />
    </li>
  )

const Parts = ({ parts }: { parts: readonly ReceiptPart[] }) =>
  parts.map(({ label, amount }) => <SumLine key={label} label={label} amount={amount} />)

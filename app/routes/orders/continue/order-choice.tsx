import type { ReactNode } from 'react'
import { Heading } from '#app/ui/page/page.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { BriefOrder } from './linked-order.server.ts'
import * as styles from './order-choice.css.ts'

type OrderChoiceProps = { order: BriefOrder; heading: string | null; children: ReactNode }

/** One order in few lines, with what goes on with it. */
export const OrderChoice = ({ order: { lines, total }, heading, children }: OrderChoiceProps) => {
  const text = useText()
  return (
    <section className={styles.order} aria-label={heading ?? undefined}>
      {heading ? (
        <Heading level={2} step="title">
          {heading}
        </Heading>
      ) : null}
      <MoneyList amounts={[...lines.map(({ paid }) => paid), total]}>
        <ul className={styles.lines}>
          {lines.map(({ id, name, sentence, visits, paid }) => (
            <li key={id}>
              <SumLine label={<strong>{name}</strong>} amount={paid} />
              {[sentence, ...visits].filter(Boolean).map(words => (
                <p key={words} className={styles.sentence}>
                  {words}
                </p>
              ))}
            </li>
          ))}
        </ul>
        <SumLine label={text('devices-total')} amount={total} />
      </MoneyList>
      {children}
    </section>
  )
}

import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtTicket, BoughtVisit } from './bought-order.ts'
import { VisitDeck } from './visit-deck.tsx'

type VisitFoldProps = {
  visit: BoughtVisit
  tickets: readonly BoughtTicket[]
  isOpen: boolean
}

/** One of several visits, folded to what it is, when, and for how many; on paper all of it stands there. */
export const VisitFold = ({ visit, tickets, isOpen }: VisitFoldProps) => {
  const text = useText()
  const { name, when } = visit
  const count = text('order-cancel-tickets', { count: tickets.length })
  return (
    <Disclosure
      open={isOpen}
      className={styles.fold}
      summary={
        <span className={styles.foldWords}>
          <span className={styles.foldName}>{name}</span>
          <span className={styles.foldFacts}>{[when, count].filter(Boolean).join(' · ')}</span>
        </span>
      }
    >
      <VisitDeck visit={visit} tickets={tickets} />
    </Disclosure>
  )
}

import { NewMemberCard } from '#app/ui/member-card/new-member-card.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder } from './bought-order.ts'
import { VisitDeck } from './visit-deck.tsx'
import { VisitFold } from './visit-fold.tsx'

/** What of an order is shown at the door: the tickets of each visit, of several only those of the next unfolded, and a card each. */
export const Purchases = ({
  order: { visits, nextVisitId, tickets, cards },
}: {
  order: Pick<BoughtOrder, 'visits' | 'nextVisitId' | 'tickets' | 'cards'>
}) => (
  <>
    {visits.length > 0 ? (
      <div className={visits.length > 1 ? styles.folds : styles.tickets}>
        {visits.map(visit => {
          const own = tickets.filter(({ visitId }) => visitId === visit.id)
          return visits.length === 1 ? (
            <VisitDeck key={visit.id} visit={visit} tickets={own} />
          ) : (
            <VisitFold key={visit.id} visit={visit} tickets={own} isOpen={visit.id === nextVisitId} />
          )
        })}
      </div>
    ) : null}
    {cards.length > 0 ? (
      <ul className={styles.cards}>
        {cards.map(card => (
          <li key={card.id}>
            <NewMemberCard card={card} />
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

import { NewMemberCard } from '#app/ui/member-card/new-member-card.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtOrder } from './bought-order.ts'
import { VisitDeck } from './visit-deck.tsx'

/** What of an order is shown at the door: the tickets of each visit, a card each. */
export const Purchases = ({
  order: { visits, tickets, cards },
}: {
  order: Pick<BoughtOrder, 'visits' | 'tickets' | 'cards'>
}) => (
  <>
    {visits.length > 0 ? (
      <div className={styles.tickets}>
        {visits.map(visit => (
          <VisitDeck
            key={visit.id}
            visit={visit}
            tickets={tickets.filter(({ visitId }) => visitId === visit.id)}
          />
        ))}
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

import { ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Ticket } from '#app/ui/ticket/ticket.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtTicket, BoughtVisit, VisitDirections, VisitPlace } from './bought-order.ts'
import { ShareTicket } from './share-ticket.tsx'

type VisitDeckProps = {
  visit: BoughtVisit
  tickets: readonly BoughtTicket[]
  /** of one ticket that stands for itself: which of its visit it is, from 1 */
  place?: { number: number; total: number }
}

/** One visit of an order: its tickets side by side, to be leafed through; what may be changed of it, and how one gets there. */
export const VisitDeck = ({ visit, tickets, place }: VisitDeckProps) => {
  const text = useText()
  const { name, move, directions } = visit
  return (
    <section className={styles.visit} aria-label={name}>
      <div
        className={tickets.length > 1 ? styles.deck : styles.single}
        {...(tickets.length > 1
          ? { role: 'group', tabIndex: 0, 'aria-label': text('order-deck', { event: name }) }
          : {})}
      >
        {tickets.map((ticket, index) => (
          <div key={ticket.id} className={styles.leaf}>
            <Ticket ticket={ticket} {...(place ?? { number: index + 1, total: tickets.length })} />
            <ShareTicket ticket={ticket} />
          </div>
        ))}
      </div>
      <div className={styles.below}>
        {move ? (
          <p className={styles.way}>
            <ButtonLink tone="quiet" size="small" href={move.href} data-routed={undefined}>
              {text('order-move')}
            </ButtonLink>{' '}
            <span className={styles.until}>{text('order-move-until', { date: move.until })}</span>
          </p>
        ) : null}
        {directions ? <Directions {...directions} /> : null}
      </div>
    </section>
  )
}

/** Where the visit is, how one gets in, and what to bring. */
const Directions = ({ places, address, mapHref }: VisitDirections) => {
  const text = useText()
  return (
    <Disclosure summary={text('order-directions')} className={styles.directions}>
      <div className={styles.words}>
        <p>{text('order-before-visit')}</p>
        {places.map(place => (
          <Place key={place.id} {...place} />
        ))}
        {address ? (
          <p>
            {address}
            <br />
            <MapLink href={mapHref} />
          </p>
        ) : null}
      </div>
    </Disclosure>
  )
}

const Place = ({ name, description, accessibility, travel, bring, map }: VisitPlace) => {
  const text = useText()
  return (
    <div>
      <Heading level={3} step="lead">
        {name}
      </Heading>
      {description ? <p>{description}</p> : null}
      {accessibility ? <p>{text('order-access', { access: accessibility })}</p> : null}
      {travel ? <p>{text('order-travel', { way: travel })}</p> : null}
      {bring ? <p>{text('order-bring', { things: bring })}</p> : null}
      <MapLink href={map} />
    </div>
  )
}

const MapLink = ({ href }: { href: string | null }) => {
  const text = useText()
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {text('order-map')}
    </a>
  ) : null
}

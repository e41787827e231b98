import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import type { BoughtTicket } from '#app/ui/bought-order/bought-order.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './ticket.css.ts'
import { ticketPlace } from './ticket-place.ts'

type TicketProps = { ticket: BoughtTicket; number: number; total: number }

/** One admission, to be shown at the entrance or printed: when, what, for whom, and the code. */
export const Ticket = ({ ticket, number, total }: TicketProps) => {
  const text = useText()
  const { eventName, typeName, date, time, facts, code } = ticket
  const place = ticketPlace({ number, total }, text)
  return (
    <div className={styles.room}>
      <article className={styles.ticket} aria-label={place ?? eventName}>
        <div className={styles.main}>
          {place ? (
            <p className={styles.count} aria-hidden="true">
              {place}
            </p>
          ) : null}
          <p className={styles.when}>
            {time ? (
              <span className={styles.time}>
                <bdi>{time}</bdi>
              </span>
            ) : null}
            {date ? <span className={styles.date}>{date}</span> : null}
          </p>
          <div className={styles.what}>
            <h2 className={styles.name}>{eventName}</h2>
            <p>
              <bdi>{typeName}</bdi>
            </p>
            {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
          </div>
        </div>
        <div className={styles.stub}>
          <Code ticket={ticket} name={text('confirmation-ticket-code', { number: String(number) })} />
          <p className={styles.code}>{spokenCode(code)}</p>
          <p className={styles.hint}>{text('confirmation-show-code')}</p>
        </div>
      </article>
    </div>
  )
}

/** Scanners want this much quiet around a code, in modules. */
const QUIET = 4

type CodeProps = { ticket: Pick<BoughtTicket, 'codePath' | 'codeSize'>; name: string; className?: string }

/** The code of a ticket, with the quiet around it that scanners want. */
export const Code = ({ ticket: { codePath, codeSize }, name, className = styles.square }: CodeProps) => {
  const side = codeSize + 2 * QUIET
  return (
    <svg
      className={className}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={codePath} />
    </svg>
  )
}

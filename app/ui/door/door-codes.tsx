import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import type { BoughtTicket } from '#app/ui/bought-order/bought-order.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Code } from '#app/ui/ticket/ticket.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './door.css.ts'
import { useWakeLock } from './use-wake-lock.ts'

type DoorVisit = { id: string; name: string; when: string | null; tickets: readonly BoughtTicket[] }

/** All codes of an order, as large and as bright as the screen is, which stays lit. */
export const DoorCodes = ({ visits, closeHref }: { visits: readonly DoorVisit[]; closeHref: string }) => {
  const text = useText()
  useWakeLock()
  return (
    <main id="content" tabIndex={-1} className={styles.door}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('order-door-heading')}</h1>
        <ButtonLink tone="secondary" size="small" icon="close" href={closeHref} className={styles.close}>
          {text('order-door-close')}
        </ButtonLink>
      </header>
      {visits.map(({ id, name, when, tickets }) => (
        <section key={id} className={styles.visit} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          {when ? <p>{when}</p> : null}
          <ul className={styles.codes}>
            {tickets.map((ticket, index) => (
              <li key={ticket.id} className={styles.ticket}>
                <Code
                  ticket={ticket}
                  name={text('confirmation-ticket-code', { number: String(index + 1) })}
                  className={styles.code}
                />
                <p className={styles.letters}>{spokenCode(ticket.code)}</p>
                <p>
                  <bdi className={styles.typeName}>{ticket.typeName}</bdi>
                  <br />
                  {text('confirmation-ticket', { number: index + 1, total: tickets.length })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

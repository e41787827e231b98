import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import type { BoughtTicket } from '#app/ui/bought-order/bought-order.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Code } from '#app/ui/ticket/ticket.tsx'
import * as styles from './door.css.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** A code with who it lets in; `name` is read out in its place. */
type DoorCode = Pick<BoughtTicket, 'id' | 'code' | 'codePath' | 'codeSize'> & {
  name: string
  holder: string
  note: string | null
}

/** What the codes are for: a visit, or a membership. */
export type DoorGroup = { id: string; name: string; note: string | null; codes: readonly DoorCode[] }

type DoorCodesProps = {
  heading: string
  close: { label: string; href: string }
  groups: readonly DoorGroup[]
}

/** Codes as large and as bright as the screen is, which stays lit. */
export const DoorCodes = ({ heading, close, groups }: DoorCodesProps) => {
  useWakeLock()
  return (
    <main id="content" tabIndex={-1} className={styles.door}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <ButtonLink tone="secondary" size="small" icon="close" href={close.href} className={styles.close}>
          {close.label}
        </ButtonLink>
      </header>
      {groups.map(({ id, name, note, codes }) => (
        <section key={id} className={styles.visit} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          {note ? <p>{note}</p> : null}
          <ul className={styles.codes}>
            {codes.map(code => (
              <li key={code.id} className={styles.ticket}>
                <BrightCode {...code} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

const BrightCode = ({ holder, note, name, code, ...drawing }: DoorCode) => (
  <>
    <Code ticket={drawing} name={name} className={styles.code} />
    <p className={styles.letters}>{spokenCode(code)}</p>
    <p>
      <bdi className={styles.typeName}>{holder}</bdi>
      {note ? (
        <>
          <br />
          {note}
        </>
      ) : null}
    </p>
  </>
)

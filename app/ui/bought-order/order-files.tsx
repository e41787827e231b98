import type { PassLink } from '#app/rules/links/pass-links.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { keepers } from '#app/ui/passes/pass-buttons.css.ts'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'

type OrderFilesProps = {
  files: { tickets: string; calendar: string } | null
  /** the address that a calendar program looks at again by itself; null where there is no visit */
  followHref: string | null
  passes: readonly PassLink[]
}

/** The codes alone, large: a page of its own, since it leads by a secret address. */
export const DoorWay = ({ href }: { href: string | null }) => {
  const text = useText()
  return href ? (
    <div className={styles.actions}>
      <ButtonLink icon="ticket" href={href} data-routed={undefined}>
        {text('order-door')}
      </ButtonLink>
    </div>
  ) : null
}

/** What is kept of tickets, below them: in a wallet, as a PDF or in a calendar, printed. */
export const OrderFiles = ({ files, followHref, passes }: OrderFilesProps) => {
  const text = useText()
  return (
    <div className={styles.actions}>
      <div className={keepers}>
        <PassButtons links={passes} />
        {files ? (
          <>
            <ButtonLink tone="secondary" size="small" icon="download" href={files.tickets} download>
              {text('confirmation-pdf')}
            </ButtonLink>
            <ButtonLink tone="secondary" size="small" icon="calendar" href={files.calendar} download>
              {text('confirmation-calendar')}
            </ButtonLink>
          </>
        ) : null}
        {followHref ? (
          <ButtonLink tone="secondary" size="small" icon="calendar" href={followHref} data-routed={undefined}>
            {text('confirmation-calendar-follow')}
          </ButtonLink>
        ) : null}
        <span className={styles.scriptOnly}>
          <Button type="button" tone="secondary" size="small" icon="print" onClick={() => window.print()}>
            {text('confirmation-print')}
          </Button>
        </span>
      </div>
    </div>
  )
}

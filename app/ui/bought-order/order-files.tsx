import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'

type OrderFilesProps = { files: { tickets: string; calendar: string } | null; doorHref: string | null }

/** What is done with tickets: shown at the door, kept as a PDF or in a calendar, printed. Opened as pages of their own, since they lead by a secret address. */
export const OrderFiles = ({ files, doorHref }: OrderFilesProps) => {
  const text = useText()
  return (
    <div className={styles.actions}>
      {doorHref ? (
        <ButtonLink icon="ticket" href={doorHref} data-routed={undefined}>
          {text('order-door')}
        </ButtonLink>
      ) : null}
      {files ? (
        <>
          <ButtonLink tone="secondary" icon="download" href={files.tickets} download>
            {text('confirmation-pdf')}
          </ButtonLink>
          <ButtonLink tone="secondary" icon="calendar" href={files.calendar} download>
            {text('confirmation-calendar')}
          </ButtonLink>
        </>
      ) : null}
      <span className={styles.scriptOnly}>
        <Button type="button" tone="secondary" icon="print" onClick={() => window.print()}>
          {text('confirmation-print')}
        </Button>
      </span>
    </div>
  )
}

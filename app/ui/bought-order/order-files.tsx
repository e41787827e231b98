import type { ReactNode } from 'react'
import type { PassLink } from '#app/rules/links/pass-links.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { keepers } from '#app/ui/passes/pass-buttons.css.ts'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'

export type OrderFilesProps = {
  files: { tickets: string; calendar: string } | null
  /** the address that a calendar program looks at again by itself; null where there is no visit */
  followHref: string | null
  /** has the tickets mailed again, for whoever may */
  mail?: ReactNode
}

type OrderEntranceProps = {
  doorHref: string | null
  passes: readonly PassLink[]
}

/** What a visit is begun with, above its tickets: their codes alone, on a page of its own since it leads by a secret address, and the wallets of phones. */
export const OrderEntrance = ({ doorHref, passes }: OrderEntranceProps) => {
  const text = useText()
  if (!doorHref && passes.length === 0) return null
  return (
    <div className={styles.entry}>
      {doorHref ? (
        <ButtonLink icon="ticket" href={doorHref} data-routed={undefined}>
          {text('order-door')}
        </ButtonLink>
      ) : null}
      {passes.length > 0 ? (
        <div className={styles.wallets}>
          <PassButtons links={passes} />
        </div>
      ) : null}
    </div>
  )
}

/** What is kept of tickets, below them: two ways in sight, the others folded. */
export const OrderFiles = ({ files, followHref, mail = null }: OrderFilesProps) => {
  const text = useText()
  const print = <PrintButton />
  if (!files)
    return (
      <div className={styles.actions}>
        <div className={styles.onlyWay}>{print}</div>
      </div>
    )
  return (
    <div className={styles.actions}>
      <div className={keepers}>
        <FileLink icon="download" href={files.tickets} label={text('confirmation-pdf')} />
        <FileLink icon="calendar" href={files.calendar} label={text('confirmation-calendar')} />
      </div>
      <Disclosure summary={text('order-more-ways')} className={styles.more}>
        <div className={keepers}>
          {followHref ? <FollowLink href={followHref} /> : null}
          {print}
          {mail}
        </div>
      </Disclosure>
    </div>
  )
}

type FileLinkProps = {
  icon: 'download' | 'calendar'
  href: string
  label: string
}

const FileLink = ({ icon, href, label }: FileLinkProps) => (
  <ButtonLink tone="secondary" size="small" icon={icon} href={href} download>
    {label}
  </ButtonLink>
)

const FollowLink = ({ href }: { href: string }) => {
  const text = useText()
  return (
    <ButtonLink tone="quiet" size="small" icon="calendar" href={href} data-routed={undefined}>
      {text('confirmation-calendar-follow')}
    </ButtonLink>
  )
}

const PrintButton = () => {
  const text = useText()
  return (
    <span className={styles.scriptOnly}>
      <Button type="button" tone="quiet" size="small" icon="print" onClick={() => window.print()}>
        {text('confirmation-print')}
      </Button>
    </span>
  )
}

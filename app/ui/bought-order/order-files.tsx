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
  passes: readonly PassLink[]
  /** has the tickets mailed again, for whoever may */
  mail?: ReactNode
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

/**
 * What is kept of tickets, below them: two ways in sight, wallets of phones first where they are one or two; the others fold away. At a desk
 * the tickets for the printer stand beside two wallets.
 */
export const OrderFiles = ({ files, followHref, passes, mail = null }: OrderFilesProps) => {
  const text = useText()
  const cards = passes.map(link => (tone: WayTone) => (
    <PassButtons key={link.href} links={[link]} tone={tone} />
  ))
  const papers = files
    ? [
        (tone: WayTone) => (
          <FileLink
            key="tickets"
            tone={tone}
            icon="download"
            href={files.tickets}
            label={text('confirmation-pdf')}
          />
        ),
        (tone: WayTone) => (
          <FileLink
            key="calendar"
            tone={tone}
            icon="calendar"
            href={files.calendar}
            label={text('confirmation-calendar')}
          />
        ),
      ]
    : []
  const ways = cards.length > 2 ? [...papers, ...cards] : [...cards, ...papers]
  const atDesk = cards.length === 2 ? ways[2] : undefined
  const print = <PrintButton />
  return (
    <div className={styles.actions}>
      {ways.length > 0 ? (
        <div className={keepers}>
          {ways.slice(0, 2).map(way => way('secondary'))}
          {atDesk ? <span className={styles.atDesk}>{atDesk('secondary')}</span> : null}
        </div>
      ) : (
        <div className={styles.onlyWay}>{print}</div>
      )}
      {ways.length > 0 ? (
        <Disclosure summary={text('order-more-ways')} className={styles.more}>
          <div className={keepers}>
            {atDesk ? <span className={styles.elsewhere}>{atDesk('quiet')}</span> : null}
            {ways.slice(atDesk ? 3 : 2).map(way => way('quiet'))}
            {followHref ? <FollowLink href={followHref} /> : null}
            {print}
            {mail}
          </div>
        </Disclosure>
      ) : null}
    </div>
  )
}

/** What is folded away is quieter than what is in sight. */
type WayTone = 'secondary' | 'quiet'

type FileLinkProps = { tone: WayTone; icon: 'download' | 'calendar'; href: string; label: string }

const FileLink = ({ tone, icon, href, label }: FileLinkProps) => (
  <ButtonLink tone={tone} size="small" icon={icon} href={href} download>
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

import type { MouseEvent } from 'react'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'
import type { BoughtTicket } from './bought-order.ts'

type ShareTicketProps = { ticket: Pick<BoughtTicket, 'eventName' | 'href'> }

/** Hands one ticket on: by what the phone shares with, else by its page, whose address can be sent. */
export const ShareTicket = ({ ticket: { eventName, href } }: ShareTicketProps) => {
  const text = useText()
  if (!href) return null
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.share) return
    event.preventDefault()
    const title = text('order-ticket-shared', { event: eventName })
    navigator.share({ title, url: event.currentTarget.href }).catch(() => undefined)
  }
  return (
    <p className={styles.share}>
      <a href={href} onClick={share}>
        {text('order-ticket-share')}
      </a>
    </p>
  )
}

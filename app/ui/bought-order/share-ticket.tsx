import type { MouseEvent } from 'react'
import { ButtonLink } from '#app/ui/button/button.tsx'
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
      <ButtonLink tone="quiet" size="small" href={href} onClick={share} data-routed={undefined}>
        {text('order-ticket-share')}
      </ButtonLink>
    </p>
  )
}

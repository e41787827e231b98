import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Code } from '#app/ui/ticket/ticket.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './other-device.css.ts'

export type DeviceLinkProps = {
  /** the whole address */
  href: string
  codePath: string
  codeSize: number
  /** until when it is good, as a time of the venue's day */
  until: string
}

/** `children`: the way to end it. */
type DeviceLinkParts = DeviceLinkProps & { children: ReactNode }

/** The link that brings the order to another device, to be scanned, copied or sent. */
export const DeviceLink = ({ href, codePath, codeSize, until, children }: DeviceLinkParts) => {
  const text = useText()
  return (
    <div className={styles.ways}>
      <p className={styles.words}>{text('devices-description', { until })}</p>
      <Code ticket={{ codePath, codeSize }} name={text('devices-code')} className={styles.code} />
      <p className={styles.links}>
        <a href={href} onClick={event => share(event, text('devices-title'))}>
          {text('devices-link')}
        </a>
        <span className={styles.scriptOnly}>
          <CopyLink href={href} />
        </span>
      </p>
      {children}
    </div>
  )
}

/** By what the device shares with; else the link is followed, and its address can be sent. */
function share(event: MouseEvent<HTMLAnchorElement>, title: string) {
  if (!navigator.share) return
  event.preventDefault()
  navigator.share({ title, url: event.currentTarget.href }).catch(() => undefined)
}

const CopyLink = ({ href }: Pick<DeviceLinkProps, 'href'>) => {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Button type="button" tone="secondary" size="small" icon="copy" onClick={copy}>
      {text(copied ? 'devices-copied' : 'devices-copy')}
    </Button>
  )
}

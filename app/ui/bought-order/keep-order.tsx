import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './bought-order.css.ts'

/** The secret address of an order, to be kept: opened as a page of its own, so that nothing of this one hears of it. */
export const KeepOrder = ({ href }: { href: string }) => {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(new URL(href, window.location.href).href).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Notice heading={text('order-keep-heading')} level={2}>
      <div className={styles.keep}>
        <p>{text('order-keep-description')}</p>
        <p className={styles.keepWays}>
          <a href={href}>{text('order-keep-open')}</a>
          <span className={styles.scriptOnly}>
            <Button type="button" tone="quiet" size="small" icon="copy" onClick={copy}>
              {text(copied ? 'order-link-copied' : 'order-link-copy')}
            </Button>
          </span>
        </p>
      </div>
    </Notice>
  )
}

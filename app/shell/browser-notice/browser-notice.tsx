import * as styles from '#app/shell/browser-notice/browser-notice.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/**
 * Tells people whose browser cannot draw the shop as it is meant that there are newer ones. Which browsers see it is decided by
 * the stylesheet alone (`@supports`), never by the browser's name; nobody is kept from anything.
 */
export const BrowserNotice = ({ href }: { href: string }) => {
  const text = useText()
  return (
    <aside className={styles.notice} data-nosnippet="">
      {text('page-browser-notice')}{' '}
      <a className={styles.link} href={href}>
        {text('page-browser-notice-link')}
      </a>
    </aside>
  )
}

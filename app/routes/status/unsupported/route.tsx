import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './unsupported.css.ts'

/** Where to find a newer browser (CHK-084); `BrowserNotice` leads here. */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await openPage(args)
  return {
    title: venue.title(venue.text('status-unsupported-page-title')),
    messages: venue.messages(['status']),
  }
}

/** Our reading of the five (CHK-085): what most people can install, from its maker's own page. */
const BROWSERS = [
  { key: 'chrome', href: 'https://www.google.com/chrome/', runsOn: 'anywhere' },
  { key: 'firefox', href: 'https://www.mozilla.org/firefox/new/', runsOn: 'anywhere' },
  { key: 'edge', href: 'https://www.microsoft.com/edge', runsOn: 'anywhere' },
  { key: 'safari', href: 'https://www.apple.com/safari/', runsOn: 'apple' },
  { key: 'opera', href: 'https://www.opera.com/', runsOn: 'anywhere' },
] as const

export default function UnsupportedPage() {
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('status-unsupported-heading')}
        intro={text('status-unsupported-description')}
      />
      <ul className={styles.list}>
        {BROWSERS.map(({ key, href, runsOn }) => (
          <li key={key} className={styles.entry}>
            <a className={styles.link} href={href} rel="noopener">
              <span className={styles.name}>
                {text(`status-browser-${key}`)}
                <Icon name="external" className={styles.sign} />
              </span>
              <span className={styles.runsOn}>{text(`status-browser-${runsOn}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text('status-unsupported-note')}</p>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

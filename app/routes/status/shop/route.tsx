import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { type PartState, type ShopPart, shopStatus } from '#app/rules/status/shop-status.ts'
import { Contact } from '#app/shell/contact/contact.tsx'
import { Words } from '#app/shell/words/words.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './shop.css.ts'

/** How the shop is doing, in plain words (CHK-086); `/readyz` has the answer for machines. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, venue, now } = await openPage(args)
  const answer = await withFallback(api.status.get(), {
    log: args.context.log,
    what: 'status',
    fallback: null,
  })
  const { locale } = venue
  const { date, time } = utcToWallTime(now, venue.timeZone)
  return {
    title: venue.title(venue.text('status-page-title')),
    messages: venue.messages(['status']),
    ...shopStatus(answer?.payload ?? null),
    checked: `${dateText({ date }, { pattern: 'order', locale })} · ${timeText(time, locale)}`,
    contact: contactOf(venue.company),
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export default function Status() {
  const { overall, parts, checked, contact } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('status-heading')}
        intro={text(`status-overall-${overall}`)}
        eyebrow={text('status-checked', { when: checked })}
      />
      <dl className={styles.parts}>
        {parts.map(part => (
          <Part key={part.part} {...part} />
        ))}
      </dl>
      <div className={styles.help}>
        <p>{text('status-help')}</p>
        <Contact {...contact} />
      </div>
    </Page>
  )
}

const SIGNS: Record<PartState, IconName> = { working: 'success', delayed: 'clock', down: 'error' }

const Part = ({ part, state, words }: ShopPart) => {
  const text = useText()
  return (
    <div className={styles.part}>
      <dt className={styles.name}>{text(`status-${part}`)}</dt>
      <dd className={styles.state[state]}>
        <Icon name={SIGNS[state]} />
        {text(`status-state-${state}`)}
      </dd>
      <dd className={styles.words}>
        <Words message={words} />
      </dd>
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

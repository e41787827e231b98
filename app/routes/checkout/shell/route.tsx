import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { editOrderHref } from '#app/rules/links/storefront-links.ts'
import { hoursOf } from '#app/session/shell-model-of.ts'
import { visit } from '#app/session/visit.ts'
import { Page } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './shell.css.ts'

/** The frame of checkout: title, description, information, opening hours, and the way back to the order (CHK-005, CHK-006). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url, now } = await visit(args)
  const { searchParams } = url
  const order = {
    eventId: searchParams.get('eventId') ?? undefined,
    comboId: searchParams.get('comboId') ?? undefined,
    eventIds: searchParams.get('eventIds')?.split(','),
    date: searchParams.get('date') ?? undefined,
  }
  const placed = Boolean(args.params.orderNumber)
  const href = editOrderHref({ tenantId, carried: carriedFrom(searchParams) }, order)
  return {
    back: placed ? null : { href, label: venue.text('checkout-edit-order') },
    placed,
    hours: hoursOf(venue, localDateAt(now, venue.timeZone)),
    title: venue.title(venue.text('checkout-page-title')),
    messages: venue.messages(['checkout', 'cart']),
  }
}

export default function CheckoutShell() {
  const { placed, hours } = useLoaderData<typeof loader>()
  const text = useText()
  if (placed) return <Outlet />
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('checkout-page-heading')}</h1>
        <RichWords reference="checkout-description" />
        <p className={styles.hours}>{hours}</p>
        <RichWords reference="checkout-info" />
      </header>
      <Outlet />
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

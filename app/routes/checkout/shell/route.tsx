import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { editOrderHref } from '#app/rules/links/storefront-links.ts'
import { CallLine } from '#app/shell/contact/call-line.tsx'
import { isListOfStrings, useLoaderValues } from '#app/shell/use-loader-values.ts'
import { Page } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './shell.css.ts'

/**
 * The frame of checkout: title and description, below the steps opening hours and information, and the way back to the order (CHK-005,
 * CHK-006).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url } = await openPage(args)
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
    phone: contactOf(venue.company).phone,
    title: venue.title(venue.text('checkout-page-title')),
    messages: venue.messages(['checkout', 'cart']),
  }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function CheckoutShell() {
  const { placed, phone } = useLoaderData<typeof loader>()
  const hours = useVisitHours()
  const text = useText()
  if (placed) return <Outlet />
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('checkout-page-heading')}</h1>
        <RichWords reference="checkout-description" className={styles.description} />
      </header>
      <Outlet />
      <div className={styles.foot}>
        {hours.map(words => (
          <p key={words} className={styles.hours}>
            {words}
          </p>
        ))}
        <RichWords reference="checkout-info" />
        <CallLine phone={phone} className={styles.hours} />
      </div>
    </Page>
  )
}

/** `hours` of the screen inside, which knows the order and its days. */
const useVisitHours = () => useLoaderValues('hours', isListOfStrings).flat()

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

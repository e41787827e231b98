import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeRefusal } from '#app/pages/change-refusal.ts'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { orderInput } from '#app/pages/read-own-order.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { movedOrderHref, orderLinkHref } from '#app/rules/links/order-links.ts'
import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { DateStrip } from '#app/ui/date-strip/date-strip.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { MoveForm } from './move-form.tsx'
import { type MovePage, readMovePage } from './move-page.server.ts'
import * as styles from './move-visit.css.ts'

/** The other times that a visit of an order can be moved to, a day at a time. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  return {
    move: await readMovePage(visit, { key, visitId: args.params.slotId ?? '' }),
    contact: contactOf(venue.company),
    orderHref: orderLinkHref(tenantId, key.link),
    title: venue.title(venue.text('order-move-page-title')),
    messages: venue.messages(['order']),
  }
}

/** Moves the visit to the chosen start, and leads back to the order. */
export async function action(args: ActionFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, api, tenantId } = visit
  const chosen = String((await args.request.formData()).get('start') ?? '')
  if (!chosen) return data({ problem: venue.text('order-move-choose') }, { status: 400 })
  const { params, ...rest } = orderInput(key)
  try {
    await api.orders.move({
      ...rest,
      params: { ...params, eventId: args.params.slotId ?? '' },
      body: { eventId: chosen },
    })
  } catch (error) {
    return changeRefusal(error, visit)
  }
  throw redirect(movedOrderHref(tenantId, key.link))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function MoveVisit() {
  const { move, contact, orderHref } = useLoaderData<typeof loader>()
  const { page } = move
  const text = useText()
  const back = <Link href={orderHref}>{text('order-back')}</Link>
  if (!page)
    return (
      <NarrowPage heading={text('order-move-heading')} further={back}>
        <Notice tone="warning">
          <p>{move.reason}</p>
          <AskVenue contact={contact} />
        </Notice>
      </NarrowPage>
    )
  return (
    <NarrowPage
      heading={text('order-move-heading')}
      intro={text('order-move-now', { event: page.name, time: page.now })}
      further={back}
    >
      {page.days.length > 0 ? (
        <>
          <Days page={page} />
          <MoveForm key={page.date} page={page} contact={contact} />
        </>
      ) : (
        <Notice tone="info">
          <p>{text('order-move-none')}</p>
          <AskVenue contact={contact} />
        </Notice>
      )}
    </NarrowPage>
  )
}

const Days = ({ page: { days, otherDays, earlierHref, laterHref } }: { page: MovePage }) => {
  const text = useText()
  return (
    <div className={styles.days}>
      <DateStrip label={text('order-move-days')} days={days} look="week" />
      {otherDays > 0 ? (
        <p className={styles.otherDays}>{text('order-move-days-other', { count: otherDays })}</p>
      ) : null}
      <div className={styles.further}>
        {earlierHref ? (
          <Link href={earlierHref} keepScroll className={styles.earlier}>
            {text('order-move-earlier-days')}
          </Link>
        ) : null}
        {laterHref ? (
          <Link href={laterHref} keepScroll className={styles.later}>
            {text('order-move-later-days')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'

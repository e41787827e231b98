import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { changeRefusal } from '#app/pages/change-refusal.ts'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { orderInput } from '#app/pages/read-own-order.ts'
import { movedOrderHref, orderLinkHref } from '#app/rules/links/order-links.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { DateStrip } from '#app/ui/date-strip/date-strip.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { readMovePage } from './move-page.server.ts'

/** The other times that a visit of an order can be moved to, a day at a time. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  const { venue, tenantId } = visit
  return {
    page: await readMovePage(visit, { key, visitId: args.params.slotId ?? '' }),
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
  const { page, orderHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ problem: string }>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const back = <Link href={orderHref}>{text('order-back')}</Link>
  if (!page)
    return (
      <NarrowPage heading={text('order-move-heading')} further={back}>
        <Notice tone="warning">{text('order-change-over')}</Notice>
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
          <DateStrip label={text('order-move-days')} days={page.days} look="week" />
          <Form method="post" className={formClass}>
            {answer?.problem ? (
              <Notice tone="critical" live>
                {answer.problem}
              </Notice>
            ) : null}
            <Chips
              key={page.date}
              name="start"
              legend={text('order-move-times')}
              chips={page.starts}
              columns={equalWidthGrid}
            />
            <p>{text('order-move-note', { count: page.count })}</p>
            {page.hasOthers ? <NoticeLine>{text('order-move-others')}</NoticeLine> : null}
            <UnansweredNotice />
            <div className={actionsClass}>
              <Button busy={busy}>{text('order-move-send')}</Button>
            </div>
          </Form>
        </>
      ) : (
        <Notice tone="info">{text('order-move-none')}</Notice>
      )}
    </NarrowPage>
  )
}

export { OrderErrorScreen as ErrorBoundary } from '#app/shell/order-error-screen.tsx'

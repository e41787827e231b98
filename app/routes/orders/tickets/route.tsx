import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useRevalidator } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { walletKindOf } from '#app/pages/wallet-kind.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { HoldEnded } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { OtherDevice } from '#app/shell/other-device/other-device.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { Page } from '#app/ui/page/page.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { Split } from '#app/ui/stack/stack.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { Agenda } from './agenda/agenda.tsx'
import { dayAmounts, gapOffers, suggestionsBelow } from './agenda/gap-offers.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { EmptyOrder } from './empty-order/empty-order.tsx'
import { hasOpenVisits } from './has-open-visits.ts'
import { needsMember } from './items/membership/load-membership.server.ts'
import { UnkeptNotice } from './keep/unkept-notice.tsx'
import { useKeeping } from './keep/use-keeping.ts'
import { useKeptOrder } from './keep/use-kept-order.ts'
import { submitOrder } from './order-action.server.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderItems } from './order-items.tsx'
import { DateChangeNotice, OrderNotices } from './order-notices.tsx'
import { loadOrderScreen } from './order-page.server.ts'
import { OrderTotal } from './order-summary/order-total.tsx'
import { Suggestions } from './suggestions/suggestions.tsx'
import * as styles from './tickets.css.ts'
import { useFocusOnAdded } from './use-focus-on-added.ts'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'
import { useOrder } from './use-order.ts'
import { useOrderReports } from './use-order-reports.ts'
import { useVisitBlocks } from './use-visit-blocks.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { url, tenantId } = visit
  if (needsMember(visit)) throw redirect(memberSignIn({ tenantId, returnTo: url.pathname + url.search }))
  const { headers, ...screen } = await loadOrderScreen(visit)
  return data({ ...screen, wallet: walletKindOf(visit) }, { headers })
}

/** A refused order, a conflict, is shown with the seats and limits of this moment (ORD-175). */
export const shouldRevalidate = reloadsPage

export async function action(args: ActionFunctionArgs) {
  return submitOrder(await openPage(args), await args.request.formData())
}

/** Offline, the order stays on the page. */
export const clientAction = sendOrStay

export default function Tickets() {
  const kept = useKeptOrder(useLoaderData<typeof loader>())
  const { page, keeper } = kept
  const order = useOrder(kept)
  const { revalidate } = useRevalidator()
  const form = useFocusOnRefusal(order.answer)
  const reportPress = useOrderReports(order.answer)
  const isDeferred = useKeeping(kept, { form, order, reload: revalidate })
  useCartStorage(page.tenantId, page.cart)
  useFocusOnAdded(page)
  const offers = gapOffers({ page, order })
  const { below, ofDay } = useVisitBlocks({ page, order })
  return (
    <Page>
      <Form method="post" ref={form} noValidate onSubmit={press => isDeferred(press) || reportPress(press)}>
        <input type="hidden" name="version" value={page.version ?? ''} />
        {/* Enter in a field updates the order; it must not press the first button of the page, which removes an event. */}
        <button type="submit" name="intent" value="update" hidden aria-hidden="true" tabIndex={-1} />
        <Split>
          <div className={classNames(styles.order, order.hasItems ? styles.alone : styles.empty)}>
            <OrderHeader {...page} hasVisits={hasOpenVisits({ page, order })} />
            {page.hold?.secondsLeft === 0 ? <HoldEnded /> : null}
            <DateChangeNotice change={page.dateChange} />
            <ChangedElsewhere page={page} order={order} />
            <OrderNotices {...page} refusal={order.notices} over={order.isOverLimit ? order.over : []} />
            {order.isEmpty && !page.donation?.donation.choice.chosen ? (
              <EmptyOrder eventsHref={page.addMoreHref} />
            ) : null}
            <Agenda page={page} order={order} offers={offers} blocks={ofDay} />
            <OrderItems page={page} order={order} below={below} />
            {!page.dateChange && (order.hasItems || order.parts.length > 0) ? (
              <OrderActions alone={order.isEmpty} hasChoice={order.parts.length > 0} />
            ) : null}
            {!page.dateChange && order.parts.length > 0 ? <OtherDevice tenantId={page.tenantId} /> : null}
            <div className={page.dateChange ? styles.waiting : styles.offered}>
              <MoneyList amounts={dayAmounts({ page, order })}>
                <Suggestions suggestions={suggestionsBelow(page.suggestions, offers)} />
              </MoneyList>
            </div>
          </div>
          {order.isOrderable ? (
            <OrderTotal
              page={page}
              order={order}
              wallet={page.wallet}
              onHoldEnd={revalidate}
              unkept={kept.hasFailed ? <UnkeptNotice onRetry={keeper.sendNow} /> : null}
            />
          ) : null}
        </Split>
      </Form>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

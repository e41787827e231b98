import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation, useRevalidator } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { openPage } from '#app/pages/open-page.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { LimitNotice } from '#app/shell/limit-notice/limit-notice.tsx'
import { HoldEnded, HoldCountdown } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { Split } from '#app/ui/stack/stack.tsx'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { type OfferedAddOns, withAddOns } from './items/add-on/add-on-model.ts'
import { useAddOns } from './items/add-on/use-add-ons.ts'
import { DonationBlock } from './items/donation/donation-block.tsx'
import type { DonationErrors } from './items/donation/donation-model.ts'
import { useDonation } from './items/donation/use-donation.ts'
import { useDonationParts } from './items/donation/use-donation-parts.ts'
import { ComboBlock } from './items/combo/combo-block.tsx'
import { comboParts } from './items/combo/combo-model.ts'
import { useComboChoices } from './items/combo/use-combo-choices.ts'
import { EmptyOrder } from './empty-order/empty-order.tsx'
import { EventBlock } from './items/event/event-block.tsx'
import { type OrderAnswer, submitOrder } from './order-action.server.ts'
import { DateChangeNotice, ExpiredMember, MemberSignIn, OrderNotices } from './order-notices.tsx'
import { reportedPress } from './reported-press.ts'
import { MembershipBlocks } from './items/membership/membership-blocks.tsx'
import { needsMember } from './items/membership/load-membership.server.ts'
import { membershipParts } from './items/membership/membership-parts.ts'
import { useMembershipChoices } from './items/membership/use-membership-choices.ts'
import { loadOrderPage } from './order-page.server.ts'
import { priceSummary } from './order-summary/summary-part.ts'
import { OrderSummary } from './order-summary/order-summary.tsx'
import { Suggestions } from './suggestions/suggestions.tsx'
import * as styles from './tickets.css.ts'
import { useFocusOnRefusal, useReportedLimits } from './use-answer.ts'
import { useChoices } from './items/event/use-choices.ts'
import { useParts } from './items/event/use-event-parts.ts'
import { comboProblemTexts, useProblems } from './use-problems.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId, url } = visit
  if (needsMember(visit)) throw redirect(memberSignIn({ tenantId, returnTo: url.pathname + url.search }))
  const { headers, ...page } = await loadOrderPage(visit)
  const model = {
    ...page,
    tenantId,
    fewSeats: venue.company.lowSeats,
    memberHref: page.memberPrompt ? memberSignIn({ tenantId, returnTo: url.pathname + url.search }) : null,
    renewHref: page.isExpiredMember ? `/membership/${encodeURIComponent(tenantId)}/renew` : null,
    title: venue.title(venue.text('orders-page-title')),
    messages: venue.messages([
      'tickets',
      'combo',
      'cart',
      'limits',
      'addons',
      'donation',
      ...(page.memberships.length > 0 ? (['membership'] as const) : []),
      ...(page.coupons.length > 0 ? (['coupons'] as const) : []),
    ]),
  }
  return data(model, { headers })
}

/** A refused order, a conflict, is shown with the seats and limits of this moment (ORD-175). */
export const shouldRevalidate = reloadsPage

export async function action(args: ActionFunctionArgs) {
  return submitOrder(await openPage(args), await args.request.formData())
}

/** Offline, the order stays on the page. */
export const clientAction = sendOrStay

export default function Tickets() {
  const page = useLoaderData<typeof loader>()
  const { answer, key } = useServerAnswer<OrderAnswer>()
  const text = useText()
  const { formData, formMethod } = useNavigation()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const isSending = formMethod === 'POST'
  const settling = { settledBy: [page.version, key, answer], isSending }
  const { choices, summed, change, isAsSettled } = useChoices({
    choices: answer?.typed.events ?? page.choices,
    ...settling,
  })
  const { choices: comboChoices, change: changeCombo } = useComboChoices({
    choices: answer?.typed.combos ?? page.comboChoices,
    ...settling,
  })
  const { addOns, changeAddOn } = useAddOns({
    chosen: answer?.typed.addOns ?? page.addOns.chosen,
    ...settling,
  })
  const { donation, changeDonation } = useDonation({
    donation: answer?.typed.donation ?? page.donation?.donation,
    isSending,
  })
  const isAnswered = answer !== undefined && isAsSettled
  const bought = useMembershipChoices({
    choices: answer?.typed.memberships ?? page.membershipChoices,
    isSending,
  })
  const parts = [
    ...withAddOns([...useParts(page.events, summed), ...comboParts(page.combos, comboChoices)], {
      offered: page.addOns.offered,
      chosen: addOns,
    }),
    ...membershipParts(page.memberships, bought.choices),
    ...useDonationParts(page.donation, donation),
  ]
  const isEmpty = page.events.length + page.combos.length + page.memberships.length === 0
  const hasOrder = !isEmpty || parts.length > 0
  const problems = useProblems(page.dateChange, { answer, choices })
  useCartStorage(page.tenantId, page.cart)
  const { track } = useAnalytics()
  useReportedLimits(answer?.refusal.isOverLimit ?? false, answer)
  const reportPress = ({ nativeEvent }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const event = submitter instanceof HTMLButtonElement ? reportedPress(submitter.value) : null
    if (event) track(event)
  }
  useFocusOnRefusal(form, answer)

  return (
    <Page>
      <Form method="post" ref={form} noValidate onSubmit={reportPress}>
        <input type="hidden" name="version" value={page.version ?? ''} />
        {/* Enter in a field updates the order; it must not press the first button of the page, which removes an event. */}
        <button type="submit" name="intent" value="update" hidden aria-hidden="true" tabIndex={-1} />
        <Split>
          <div className={styles.order}>
            <header className={styles.head}>
              <Heading level={1}>{text('orders-page-heading')}</Heading>
              <RichWords reference="orders-page-description" />
              <div className={styles.facts}>
                {page.hours ? <VenueHours words={page.hours} /> : null}
                <MemberSignIn href={page.memberHref} />
                <ExpiredMember href={page.renewHref} />
              </div>
            </header>
            {page.hold?.secondsLeft === 0 ? <HoldEnded /> : null}
            <DateChangeNotice change={page.dateChange} />
            <OrderNotices {...page} refusal={isAnswered ? answer.refusal.notices : []} />
            {isEmpty && !page.donation?.donation.choice.chosen ? (
              <EmptyOrder eventsHref={page.addMoreHref} />
            ) : null}
            <div className={styles.blocks}>
              {page.events.map(event => (
                <EventBlock
                  key={event.id}
                  event={event}
                  choice={choices[event.id]}
                  problems={problems(event.id)}
                  fewSeats={page.fewSeats}
                  change={change}
                  addOns={page.addOns.offered[event.id] ?? NO_ADD_ONS}
                  addOnQuantities={addOns[event.id] ?? NO_QUANTITIES}
                  changeAddOn={changeAddOn}
                  cancelHref={event.mode === 'selected' ? page.dateChange?.cancelHref : undefined}
                />
              ))}
              {page.combos.map(combo => (
                <ComboBlock
                  key={combo.key}
                  combo={combo}
                  chosen={comboChoices[combo.key]}
                  problems={comboProblemTexts(combo.key, { answer, choices: comboChoices })}
                  fewSeats={page.fewSeats}
                  change={changeCombo}
                  addOns={page.addOns.offered[combo.key] ?? NO_ADD_ONS}
                  addOnQuantities={addOns[combo.key] ?? NO_QUANTITIES}
                  changeAddOn={changeAddOn}
                />
              ))}
            </div>
            <MembershipBlocks
              memberships={page.memberships}
              bought={bought}
              focus={answer?.refusal.focus ?? null}
            />
            {page.donation ? (
              <DonationBlock
                page={answer?.lists ? { ...page.donation, lists: answer.lists } : page.donation}
                donation={donation}
                errors={answer?.refusal.donation ?? NO_ERRORS}
                change={changeDonation}
                tenantId={page.tenantId}
                alone={isEmpty}
              />
            ) : null}
            {hasOrder ? <OrderActions alone={isEmpty} /> : null}
            <Suggestions suggestions={page.suggestions} />
          </div>
          {hasOrder ? (
            <OrderSummary
              parts={parts}
              order={priceSummary(parts, page)}
              hold={page.hold ? <HoldCountdown hold={page.hold} onEnd={revalidate} /> : null}
              placing={formData?.get('intent') === 'checkout'}
              notice={
                <>
                  {isAnswered && answer.refusal.isOverLimit ? <LimitNotice /> : null}
                  <UnansweredNotice />
                </>
              }
            />
          ) : null}
        </Split>
      </Form>
    </Page>
  )
}

const NO_ADD_ONS: OfferedAddOns[string] = []
const NO_QUANTITIES: Record<string, number> = {}
const NO_ERRORS: DonationErrors = {}

/** Add More keeps what was chosen, so it is sent like everything else. */
const OrderActions = ({ alone }: { alone: boolean }) => {
  const text = useText()
  return (
    <div className={styles.further}>
      <Button tone="secondary" name="intent" value="more">
        {text('tickets-add-more')}
      </Button>
      {alone ? null : (
        <noscript>
          <Button tone="secondary" name="intent" value="update">
            {text('tickets-update')}
          </Button>
        </noscript>
      )}
      <Button tone="quiet" name="intent" value="cancel">
        {text('tickets-cancel-order')}
      </Button>
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

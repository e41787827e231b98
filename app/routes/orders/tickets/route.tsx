import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  Form,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { companyOf } from '#app/session/shell-model-of.ts'
import { visit } from '#app/session/visit.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { HoldEnded, HoldLine } from '#app/shell/hold-line/hold-line.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { Split } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { type OfferedAddOns, withAddOns } from './add-on-rows/add-on-model.ts'
import { useAddOns } from './add-on-rows/use-add-ons.ts'
import { DonationBlock } from './donation-block/donation-block.tsx'
import type { GiftErrors } from './donation-block/donation-model.ts'
import { useGift } from './donation-block/use-gift.ts'
import { useGiftParts } from './donation-block/use-gift-parts.ts'
import { ComboBlock } from './combo-block/combo-block.tsx'
import { type ComboChoices, comboParts } from './combo-block/combo-model.ts'
import { useComboChoices } from './combo-block/use-combo-choices.ts'
import { EmptyOrder } from './empty-order/empty-order.tsx'
import { EventBlock } from './event-block/event-block.tsx'
import { type OrderAnswer, submitOrder } from './order-action.server.ts'
import type { Choices, DateChange } from './order-model.ts'
import { reportedPress } from './reported-press.ts'
import { MembershipBlocks } from './membership-block/membership-blocks.tsx'
import { needsMember } from './membership-block/membership-page.server.ts'
import { membershipParts } from './membership-block/membership-parts.ts'
import { useMembershipChoices } from './membership-block/use-membership-choices.ts'
import { loadOrderPage } from './order-page.server.ts'
import { OrderSummary } from './order-summary/order-summary.tsx'
import { Suggestions } from './suggestions/suggestions.tsx'
import * as styles from './tickets.css.ts'
import { useChoices } from './use-choices.ts'
import { useParts } from './use-parts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const opened = await visit(args)
  const { venue, tenantId, url } = opened
  if (needsMember(opened)) throw redirect(memberSignIn({ tenantId, returnTo: url.pathname + url.search }))
  const { headers, ...page } = await loadOrderPage(opened)
  const model = {
    ...page,
    tenantId,
    fewSeats: companyOf(venue).lowSeats,
    memberHref: page.memberPrompt ? memberSignIn({ tenantId, returnTo: url.pathname + url.search }) : null,
    title: venue.title(venue.text('orders-page-title')),
    messages: venue.messages([
      'tickets',
      'combo',
      'cart',
      'limits',
      'addons',
      'donation',
      ...(page.memberships.length > 0 ? (['membership'] as const) : []),
    ]),
  }
  return data(model, { headers })
}

/** A refused order is shown with the seats and limits of this moment (ORD-175). */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

export async function action(args: ActionFunctionArgs) {
  return submitOrder(await visit(args), await args.request.formData())
}

export default function Tickets() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText()
  const { formData } = useNavigation()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const settledBy = [page.version, key, answer]
  const { choices, summed, change } = useChoices({
    choices: answer?.typed.events ?? page.choices,
    settledBy,
  })
  const { choices: comboChoices, change: changeCombo } = useComboChoices({
    choices: answer?.typed.combos ?? page.comboChoices,
    settledBy,
  })
  const { addOns, changeAddOn } = useAddOns({ chosen: answer?.typed.addOns ?? page.addOns.chosen, settledBy })
  const { gift, changeGift } = useGift(answer?.typed.gift ?? page.gift?.gift)
  const isAnswered = answer !== undefined && choices === answer.typed.events
  const bought = useMembershipChoices(answer?.typed.memberships ?? page.membershipChoices)
  const parts = [
    ...withAddOns([...useParts(page.events, summed), ...comboParts(page.combos, comboChoices)], {
      offered: page.addOns.offered,
      chosen: addOns,
    }),
    ...membershipParts(page.memberships, bought.choices),
    ...useGiftParts(page.gift, gift),
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
  useFocusOnRefusal(form, answer?.refusal.focus ?? null)

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
              {page.hours ? <p className={styles.facts}>{page.hours}</p> : null}
              <MemberPrompt href={page.memberHref} />
            </header>
            {page.hold?.secondsLeft === 0 ? <HoldEnded /> : null}
            <DateChangeNotice change={page.dateChange} />
            <OrderNotices refusal={isAnswered ? answer.refusal.notices : []} />
            {isEmpty && !page.gift?.gift.choice.chosen ? <EmptyOrder eventsHref={page.addMoreHref} /> : null}
            <div>
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
                  problems={comboProblems(combo.key, { answer, choices: comboChoices })}
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
            {page.gift ? (
              <DonationBlock
                page={answer?.lists ? { ...page.gift, lists: answer.lists } : page.gift}
                gift={gift}
                errors={answer?.refusal.gift ?? NO_ERRORS}
                change={changeGift}
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
              hold={page.hold ? <HoldLine hold={page.hold} onEnd={revalidate} /> : null}
              placing={formData?.get('intent') === 'checkout'}
            />
          ) : null}
        </Split>
      </Form>
    </Page>
  )
}

const NO_ADD_ONS: OfferedAddOns[string] = []
const NO_QUANTITIES: Record<string, number> = {}
const NO_ERRORS: GiftErrors = {}

/** What concerns the whole order: refusals, a cart that had to be cleared, events that are gone. */
const OrderNotices = ({ refusal }: { refusal: readonly string[] }) => {
  const text = useText()
  const { cartError, missing, missingCombos, lonelyAddOn } = useLoaderData<typeof loader>()
  return (
    <>
      {refusal.map(sentence => (
        <Notice key={sentence} tone="critical" live>
          {sentence}
        </Notice>
      ))}
      {cartError ? <Notice tone="critical">{text('cart-error')}</Notice> : null}
      {lonelyAddOn ? <NoticeLine>{text('addons-needs-tickets', { name: lonelyAddOn })}</NoticeLine> : null}
      {missing.map(name => (
        <NoticeLine key={name} tone="warning">
          {text('cart-missing-event', { name })}
        </NoticeLine>
      ))}
      {missingCombos.map(name => (
        <NoticeLine key={name} tone="warning">
          {text('cart-missing-combo', { name })}
        </NoticeLine>
      ))}
    </>
  )
}

/** Dates are being changed: to which day, and how to keep the old ones. */
const DateChangeNotice = ({ change }: { change: DateChange | null }) => {
  const text = useText()
  if (!change) return null
  return (
    <Notice
      heading={text('tickets-date-change', { date: change.date })}
      actions={
        <>
          <Button size="small" name="intent" value="update">
            {text('tickets-update')}
          </Button>
          <Link href={change.cancelHref}>{text('tickets-cancel-change')}</Link>
        </>
      }
    />
  )
}

type Answered = { answer: OrderAnswer | undefined; choices: Choices }

const NONE: readonly string[] = []

/** What is wrong with an event: what the server said of it until something of it is changed, and a date that had to stay. */
function useProblems(change: DateChange | null, { answer, choices }: Answered) {
  const text = useText()
  return (eventId: string): readonly string[] => {
    const isAsSent = answer && choices[eventId] === answer.typed.events[eventId]
    const said = (isAsSent && answer.refusal.events[eventId]) || NONE
    return change?.kept.includes(eventId) ? [text('tickets-date-kept', { date: change.date }), ...said] : said
  }
}

/** What the server said of a combo, until something of it is changed. */
function comboProblems(
  key: string,
  { answer, choices }: { answer: OrderAnswer | undefined; choices: ComboChoices },
): readonly string[] {
  const isAsSent = answer && choices[key] === answer.typed.combos[key]
  return (isAsSent && answer.refusal.events[key]) || NONE
}

const MemberPrompt = ({ href }: { href: string | null }) => {
  const text = useText()
  if (!href) return null
  return (
    <p className={styles.prompt}>
      <span>{text('tickets-member-prompt')}</span>
      <Link href={href}>{text('tickets-member-prompt-button')}</Link>
    </p>
  )
}

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

/** Each answer that found violations of the sales rules is reported once (ORD-271). */
function useReportedLimits(isOverLimit: boolean, answer: unknown) {
  const { track } = useAnalytics()
  useEffect(() => {
    if (answer && isOverLimit) track('Tickets::Limit::Exceeded')
  }, [answer, isOverLimit, track])
}

/** The first erring quantity gets the focus (ORD-280). */
function useFocusOnRefusal(form: { current: HTMLFormElement | null }, field: string | null) {
  useEffect(() => {
    if (!field) return
    const control = form.current?.elements.namedItem(field)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [form, field])
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

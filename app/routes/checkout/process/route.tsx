import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import {
  Form,
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from '@remix-run/react'
import { lazy, Suspense, useEffect } from 'react'
import { isCartSold } from '#app/pages/is-cart-sold.ts'
import { openPage } from '#app/pages/open-page.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { hasUnanswered } from '#app/rules/forms/cart-forms.ts'
import { editOrderHref, eventsListHref, formsHref } from '#app/rules/links/storefront-links.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { BasketOfferLine } from '#app/shell/basket-offer/basket-offer-line.tsx'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { HoldCountdown, HoldEnded } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { OtherDevice } from '#app/shell/other-device/other-device.tsx'
import { isUnanswered, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { Split } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { addressWithoutCard } from '../parts/card/entered-card.server.ts'
import { submitCheckout } from './checkout-action.server.ts'
import type { CheckoutAnswer, CheckoutPage, StepProps } from './checkout-model.ts'
import { loadCheckoutPage } from './checkout-page.server.ts'
import { DeliveryStep } from './delivery-step/delivery-step.tsx'
import { keepCheckoutDraft } from './draft.server.ts'
import { draftWithCard } from './hosted-card.server.ts'
import { withLinkedCoupon } from './linked-coupon.server.ts'
import { MemberInfoStep } from './member-info-step/member-info-step.tsx'
import { CartErrorNotice, LinkCouponNotice, ProblemNotice, RefundNotice } from './notices/notices.tsx'
import { OnePage } from './one-page/one-page.tsx'
import { openCheckout } from './open-checkout.server.ts'
import { FoldedRecap, OrderRecap } from './order-recap/order-recap.tsx'
import { PaymentStep } from './payment-step/payment-step.tsx'
import { recoverOrder } from './place-order.server.ts'
import * as styles from './process.css.ts'
import { ReviewStep } from './review-step/review-step.tsx'
import { EnterGoesOn } from './step/step.tsx'
import { justPlaced } from './to-confirmation.server.ts'
import { useFormAnswer } from './use-form-answer.ts'
import { isCodePress, useLastPress } from './use-last-press.ts'
import { useProblemFocus } from './use-problem-focus.ts'
import { visitHours } from './visit-hours.ts'
import { WalletFirst } from './wallet/wallet-first.tsx'

const GROUPS = [
  'delivery',
  'member-info',
  'payment',
  'coupons',
  'gift-certificates',
  'review-step',
  'cart',
  'devices',
  'limits',
] as const

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, url, tenantId } = visit
  const frame = { tenantId, editHref: editOrderHref(linkBase(visit)), messages: venue.messages(GROUPS) }
  const current = await openCheckout(visit, args.request)
  if (!('cart' in current)) {
    const { cartError, headers } = current
    const earlier = cartError ? null : ((await recoverOrder(visit, args.request)) ?? justPlaced(visit))
    if (earlier) throw earlier
    const hours = visitHours(visit, null)
    const isSold = !cartError && (await isCartSold(visit))
    // There is no order to edit: the way back leads to what can be bought.
    const back = { href: eventsListHref(linkBase(visit)), label: venue.text('checkout-empty-link') }
    return data({ page: null, cart: null, cartError, isSold, hours, back, ...frame }, { headers })
  }
  if (hasUnanswered(current.cart.forms))
    throw redirect(formsHref(linkBase(visit), { date: askedDate(url) ?? undefined }))
  const checkout = (await withLinkedCoupon(visit, { checkout: current, request: args.request })) ?? current
  const { draft, isNew } = checkout
  const withCard = draftWithCard(checkout, url)
  if (withCard) throw redirect(addressWithoutCard(url), { headers: await keepCheckoutDraft(visit, withCard) })
  const page = await loadCheckoutPage(visit, checkout)
  return data(
    {
      page,
      cart: checkout.cart,
      cartError: false,
      isSold: false,
      back: null,
      hours: visitHours(visit, checkout.cart),
      ...frame,
    },
    { headers: isNew ? await keepCheckoutDraft(visit, draft) : {} },
  )
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const checkout = await openCheckout(visit, args.request)
  if ('cart' in checkout) return submitCheckout({ visit, checkout, form: await args.request.formData() })
  const earlier = (await recoverOrder(visit, args.request)) ?? justPlaced(visit)
  return earlier ?? redirect(visit.url.pathname)
}

/** After a refusal as well: another step may be open, and the captcha needs a new challenge. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) => !isUnanswered(actionResult)

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay

/** A question that hardly anybody is asked comes with a file of its own. */
const StartAgain = lazy(() => import('./notices/start-again.tsx'))

export default function Process() {
  const { page, cart, cartError, isSold, back, tenantId } = useLoaderData<typeof loader>()
  const discrepancy = useCartStorage(tenantId, cart)
  if (page)
    return (
      <>
        <Checkout page={page} />
        {discrepancy ? (
          <Suspense>
            <StartAgain />
          </Suspense>
        ) : null}
      </>
    )
  return back ? <NothingToPay cartError={cartError} isSold={isSold} eventsHref={back.href} /> : null
}

const Checkout = ({ page }: { page: CheckoutPage }) => {
  const { answer: given = null, unanswered } = useServerAnswer<CheckoutAnswer>()
  const { editHref, tenantId } = useLoaderData<typeof loader>()
  const isIdle = useNavigation().state === 'idle'
  const press = useLastPress()
  const answer = useFormAnswer({ given, press, isIdle })
  const isOfCode = isCodePress(press)
  // What was said before a press without an answer is not led to again: why there was none stands where the press was.
  const isSaid = isIdle && !unanswered
  useProblemFocus(given, { open: page.open, layout: page.layout, isIdle: isSaid, isOfCode })
  useReportedSteps(page)
  return (
    <Split>
      <div className={styles.steps}>
        <FoldedRecap page={page} />
        <RefundNotice total={page.total} editHref={editHref} />
        <ProblemNotice answer={answer} editHref={editHref} />
        {page.layout === 'steps' ? <LinkCouponNotice coupon={page.linkCoupon} /> : null}
        {answer?.isGone || answer?.isInFlight ? null : <Hold hold={page.hold} />}
        <EnterGoesOn page={page} />
        {page.layout === 'page' ? (
          <OnePage page={page} answer={answer} />
        ) : (
          <Steps page={page} answer={answer} />
        )}
        {page.offer && !answer?.isGone ? (
          <Form method="post">
            <BasketOfferLine offer={page.offer} />
          </Form>
        ) : null}
        <OtherDevice tenantId={tenantId} />
        <CancelOrder />
      </div>
      <OrderRecap page={page} />
    </Split>
  )
}

const STEPS = {
  ticketDelivery: DeliveryStep,
  memberInfo: MemberInfoStep,
  payment: PaymentStep,
  review: ReviewStep,
}

/** One step after the other, of which one is open. */
const Steps = ({ page, answer }: Pick<StepProps, 'page' | 'answer'>) => {
  const step = { page, total: page.steps.length, answer }
  return (
    <div className={styles.list}>
      {page.steps.flatMap(({ name, number }) => {
        const Drawn = STEPS[name]
        const drawn = <Drawn key={name} number={number} {...step} />
        // At the head of the open step, and the same one wherever that is.
        return name === page.open
          ? [<WalletFirst key="wallet" page={page} answer={answer} />, drawn]
          : [drawn]
      })}
    </div>
  )
}

/** Each step that opens is reported with its number. */
function useReportedSteps({ steps, open }: CheckoutPage) {
  const { checkoutStep } = useAnalytics()
  const number = steps.find(({ name }) => name === open)?.number
  useEffect(() => checkoutStep(number), [checkoutStep, number])
}

/** How long the tickets are held, above the steps: it concerns all of them. */
const Hold = ({ hold }: Pick<CheckoutPage, 'hold'>) => {
  const { revalidate } = useRevalidator()
  if (!hold) return null
  return (
    <Form method="post">
      {hold.secondsLeft === 0 ? <HoldEnded /> : <HoldCountdown hold={hold} onEnd={revalidate} />}
    </Form>
  )
}

const CancelOrder = () => {
  const text = useText()
  return (
    <Form method="post" className={styles.cancel}>
      <Button tone="quiet" name="intent" value="cancel">
        {text('checkout-cancel-order')}
      </Button>
    </Form>
  )
}

type NothingToPayProps = { eventsHref: string; cartError: boolean; isSold: boolean }

const NothingToPay = ({ eventsHref, cartError, isSold }: NothingToPayProps) => {
  const text = useText()
  if (cartError)
    return (
      <div className={styles.empty}>
        <CartErrorNotice />
        <ButtonLink href={eventsHref}>{text('cart-restart')}</ButtonLink>
      </div>
    )
  return (
    <EmptyState icon="bag" as="p" words={text(isSold ? 'devices-sold' : 'checkout-empty')} reason={null}>
      <ButtonLink href={eventsHref}>{text('checkout-empty-link')}</ButtonLink>
    </EmptyState>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

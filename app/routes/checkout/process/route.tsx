import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { visit } from '#app/session/visit.ts'
import { useCartStorage } from '#app/shell/cart-storage/use-cart-storage.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Split } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { recoverOrder, submitCheckout } from './checkout-action.server.ts'
import type { CheckoutPage, Problem } from './checkout-model.ts'
import { loadCheckoutPage, openCheckout } from './checkout-page.server.ts'
import { DeliveryStep } from './delivery-step/delivery-step.tsx'
import { draftWithCard } from './hosted-card.server.ts'
import { OrderRecap } from './order-recap/order-recap.tsx'
import { PaymentStep } from './payment-step/payment-step.tsx'
import * as styles from './process.css.ts'
import { ReviewStep } from './review-step/review-step.tsx'
import { useProblemFocus } from './use-problem-focus.ts'

const GROUPS = ['delivery', 'payment', 'review-step'] as const

export async function loader(args: LoaderFunctionArgs) {
  const opened = await visit(args)
  const { venue, url, tenantId, context } = opened
  const frame = { tenantId, title: venue.title(venue.text('checkout-page-title')), messages: venue.messages(GROUPS) }
  const checkout = await openCheckout(opened, args.request)
  if (!checkout) {
    const earlier = await recoverOrder(opened, args.request)
    if (earlier) throw earlier
    return data({ page: null, cart: null, ...frame })
  }
  const draft = draftWithCard(checkout, url)
  const headers = { 'Set-Cookie': await context.drafts.write(tenantId, draft ?? checkout.draft) }
  if (draft) throw redirect(url.pathname, { headers })
  return data({ page: await loadCheckoutPage(opened, checkout), cart: checkout.cart, ...frame }, { headers })
}

export async function action(args: ActionFunctionArgs) {
  const opened = await visit(args)
  const checkout = await openCheckout(opened, args.request)
  if (checkout) return submitCheckout({ visit: opened, opened: checkout, form: await args.request.formData() })
  return (await recoverOrder(opened, args.request)) ?? redirect(opened.url.pathname)
}

export default function Process() {
  const { page, cart, tenantId } = useLoaderData<typeof loader>()
  useCartStorage(tenantId, cart)
  return page ? <Checkout page={page} /> : <NothingToPay eventsHref={`/events/${tenantId}/list`} />
}

const Checkout = ({ page }: { page: CheckoutPage }) => {
  const answer = useActionData<typeof action>()
  const problem: Problem | null = answer?.problem ?? null
  const step = { page, total: page.steps.length, lastResult: answer?.result ?? null, problem }
  useProblemFocus(problem)
  return (
    <Split>
      <div className={styles.steps}>
        <ProblemNotice problem={problem} />
        {page.steps.map(({ name, number }) => {
          if (name === 'ticketDelivery') return <DeliveryStep key={name} number={number} {...step} />
          if (name === 'payment') return <PaymentStep key={name} number={number} {...step} />
          return name === 'review' ? <ReviewStep key={name} number={number} {...step} /> : null
        })}
      </div>
      <OrderRecap lines={page.lines} total={page.total} />
    </Split>
  )
}

const ProblemNotice = ({ problem }: { problem: Problem | null }) => {
  const text = useText()
  const { tenantId } = useLoaderData<typeof loader>()
  if (!problem?.notice) return null
  return (
    <Notice
      tone="critical"
      live
      actions={
        problem.editOrder ? (
          <ButtonLink tone="secondary" size="small" href={`/orders/${tenantId}/tickets?cart=true`}>
            {text('checkout-error-fix')}
          </ButtonLink>
        ) : null
      }
    >
      {problem.notice}
    </Notice>
  )
}

const NothingToPay = ({ eventsHref }: { eventsHref: string }) => {
  const text = useText()
  return (
    <div className={styles.empty}>
      <p>{text('checkout-empty')}</p>
      <ButtonLink href={eventsHref}>{text('checkout-empty-link')}</ButtonLink>
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

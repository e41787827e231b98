import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { withCart } from '#app/session/visitor-session.ts'
import { actionsClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { loadLinkedOrder, readLink } from './linked-order.server.ts'
import { OrderChoice } from './order-choice.tsx'

/** Opening the address changes nothing: programs that look at links open it too. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { venue, tenantId } = visit
  const linked = await loadLinkedOrder(visit, args.params.link ?? '')
  return data(
    {
      ...linked,
      orderHref: ticketsHref({ tenantId }, { cart: true }),
      eventsHref: eventsListHref({ tenantId }),
      title: venue.title(venue.text(headingOf(linked.state))),
      messages: venue.messages(['devices']),
    },
    { status: linked.state === 'over' ? 404 : 200 },
  )
}

/** The order of the link is this device's from now on; a link that is over by now says so. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { tenantId, session, commit } = visit
  const linked = await readLink(visit, args.params.link ?? '')
  if (!linked?.cart || linked.isOwn) return null
  throw redirect(ticketsHref({ tenantId }, { cart: true }), {
    headers: await commit(withCart(session, linked.cart.id)),
  })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

const INTROS = {
  ready: 'devices-continue-description',
  choose: 'devices-choose-description',
  own: 'devices-own',
  sold: 'devices-sold',
  over: 'devices-over',
} as const

const headingOf = (state: keyof typeof INTROS) =>
  state === 'over' ? 'devices-over-title' : 'devices-continue-title'

/** What a link brings from another device, and what is done with it here. */
export default function Continue() {
  const { state, linked, own, hasOwn, orderHref, eventsHref } = useLoaderData<typeof loader>()
  const text = useText()
  const isChoice = state === 'choose'
  return (
    <NarrowPage heading={text(headingOf(state))} intro={text(INTROS[state])}>
      <UnansweredNotice />
      {linked ? (
        <OrderChoice order={linked} heading={isChoice ? text('devices-choose-link') : null}>
          <Form method="post">
            <Button wide>{text(isChoice ? 'devices-take' : 'devices-continue')}</Button>
          </Form>
        </OrderChoice>
      ) : null}
      {own ? (
        <OrderChoice order={own} heading={text('devices-choose-own')}>
          <ButtonLink tone="secondary" wide href={orderHref}>
            {text('devices-keep')}
          </ButtonLink>
        </OrderChoice>
      ) : null}
      {linked ? null : (
        <WaysOn orderHref={hasOwn ? orderHref : null} eventsHref={state === 'own' ? null : eventsHref} />
      )}
    </NarrowPage>
  )
}

type WaysOnProps = { orderHref: string | null; eventsHref: string | null }

/** Where to go from a link that brings nothing: first to the order that this device has. */
const WaysOn = ({ orderHref, eventsHref }: WaysOnProps) => {
  const text = useText()
  return (
    <div className={actionsClass}>
      {orderHref ? <ButtonLink href={orderHref}>{text('devices-back')}</ButtonLink> : null}
      {eventsHref ? (
        <ButtonLink href={eventsHref} tone={orderHref ? 'secondary' : 'primary'}>
          {text('devices-events')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { cartLinkHref } from '#app/rules/links/cart-links.ts'
import { eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { DeviceLink, type DeviceLinkProps } from '#app/shell/other-device/device-link.tsx'
import * as styles from '#app/shell/other-device/other-device.css.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The link that brings the visitor's order to another device, with its code; also for the line that unfolds on other pages. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { venue, tenantId } = visit
  return {
    device: await deviceLinkOf(visit),
    ownHref: visit.url.pathname + visit.url.search,
    orderHref: ticketsHref({ tenantId }, { cart: true }),
    eventsHref: eventsListHref({ tenantId }),
    title: venue.title(venue.text('devices-title')),
    messages: venue.messages(['devices']),
  }
}

/** Ends the links that were made so far. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { api, session } = visit
  if (session.cartId) await api.carts.endLink({ headers: { 'x-cart-id': session.cartId } })
  return { isEnded: true }
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

async function deviceLinkOf({
  api,
  session,
  tenantId,
  venue,
  context,
}: Visit): Promise<DeviceLinkProps | null> {
  if (!session.cartId) return null
  const { payload } = await api.carts.link({ headers: { 'x-cart-id': session.cartId } })
  if (!payload) return null
  const href = context.publicOrigin + cartLinkHref(tenantId, payload.link)
  const { path: codePath, size: codeSize } = drawCodePath(href)
  const { time } = utcToWallTime(new Date(payload.until), venue.timeZone)
  return { href, codePath, codeSize, until: timeText(time, venue.locale) }
}

export default function OtherDevicePage() {
  const { device, ownHref, orderHref, eventsHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ isEnded: true }>()
  const text = useText()
  return (
    <NarrowPage heading={text('devices-title')} intro={device ? null : text('devices-none')}>
      {device && answer?.isEnded ? <Ended newHref={ownHref} /> : null}
      {device && !answer?.isEnded ? (
        <DeviceLink {...device}>
          <EndLink />
        </DeviceLink>
      ) : null}
      <div>
        <ButtonLink tone={device ? 'secondary' : 'primary'} href={device ? orderHref : eventsHref}>
          {text(device ? 'devices-back' : 'devices-events')}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

const EndLink = () => {
  const text = useText()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.end}>
      <UnansweredNotice />
      <div className={styles.ending}>
        <Button tone="quiet" size="small" icon="close" busy={isBusy}>
          {text('devices-end')}
        </Button>
      </div>
      <p className={styles.words}>{text('devices-end-hint')}</p>
    </Form>
  )
}

/** A new link is shown to whoever asks for it. */
const Ended = ({ newHref }: { newHref: string }) => {
  const text = useText()
  return (
    <Notice tone="positive" live actions={<Link href={newHref}>{text('devices-new')}</Link>}>
      {text('devices-ended')}
    </Notice>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { cartLinkHref } from '#app/rules/links/cart-links.ts'
import { eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { DeviceLink, type DeviceLinkProps } from '#app/shell/other-device/device-link.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The link that brings the visitor's order to another device, with its code; also for the line that unfolds on other pages. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  args.context.hideAddress()
  const { venue, tenantId } = visit
  return {
    device: await deviceLinkOf(visit),
    orderHref: ticketsHref({ tenantId }, { cart: true }),
    eventsHref: eventsListHref({ tenantId }),
    title: venue.title(venue.text('devices-title')),
    messages: venue.messages(['devices']),
  }
}

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
  const href = context.origin + cartLinkHref(tenantId, payload.link)
  const { path: codePath, size: codeSize } = drawCodePath(href)
  const { time } = utcToWallTime(new Date(payload.until), venue.timeZone)
  return { href, codePath, codeSize, until: timeText(time, venue.locale) }
}

export default function OtherDevicePage() {
  const { device, orderHref, eventsHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <NarrowPage heading={text('devices-title')} intro={device ? null : text('devices-none')}>
      {device ? <DeviceLink {...device} /> : null}
      <div>
        <ButtonLink tone={device ? 'secondary' : 'primary'} href={device ? orderHref : eventsHref}>
          {text(device ? 'devices-back' : 'devices-events')}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

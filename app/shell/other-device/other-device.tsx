import { useFetcher, useLocation } from '@remix-run/react'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { otherDeviceHref } from '#app/rules/links/storefront-links.ts'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { DeviceLink, type DeviceLinkProps } from './device-link.tsx'

/**
 * The way to another device, unfolded when asked for: the link is a secret and is fetched only then. Without JavaScript it leads to the
 * page that shows it.
 */
export const OtherDevice = ({ tenantId }: { tenantId: string }) => {
  const text = useText()
  const { load, data } = useFetcher<{ device: DeviceLinkProps | null }>()
  const { search } = useLocation()
  const href = otherDeviceHref({ tenantId, carried: carriedFrom(new URLSearchParams(search)) })
  return (
    <Disclosure
      summary={text('devices-show')}
      onToggle={({ currentTarget }) => (currentTarget.open ? load(href) : undefined)}
    >
      {data?.device ? (
        <DeviceLink {...data.device}>
          <p>
            <a href={href}>{text('devices-manage')}</a>
          </p>
        </DeviceLink>
      ) : (
        <p>
          <a href={href}>{text('devices-open')}</a>
        </p>
      )}
    </Disclosure>
  )
}

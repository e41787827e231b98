import { useFetcher } from '@remix-run/react'
import { otherDeviceHref } from '#app/rules/links/cart-links.ts'
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
  const href = otherDeviceHref(tenantId)
  return (
    <Disclosure
      summary={text('devices-show')}
      onToggle={({ currentTarget }) => (currentTarget.open ? load(href) : undefined)}
    >
      {data?.device ? (
        <DeviceLink {...data.device} />
      ) : (
        <p>
          <a href={href}>{text('devices-open')}</a>
        </p>
      )}
    </Disclosure>
  )
}

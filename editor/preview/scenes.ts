/** What the frame can show: the components together, or pages of the storefront with the venue's own events. */
const sceneNames = ['components', 'events', 'storefront', 'event', 'calendar', 'order'] as const
export type SceneName = (typeof sceneNames)[number]
export type Scene = { readonly name: SceneName; readonly href: string }

/** The scenes of a venue; those about one event need an event of the day. */
export const scenesOf = ({
  tenantId,
  eventId,
  date,
}: {
  tenantId: string
  eventId: string | null
  date: string
}): Scene[] => {
  const tenant = encodeURIComponent(tenantId)
  const event = eventId && encodeURIComponent(eventId)
  return [
    { name: 'components', href: `/editor/${tenant}/preview?scene=composer` },
    { name: 'events', href: `/editor/${tenant}/preview` },
    { name: 'storefront', href: `/events/${tenant}/list?date=${date}` },
    ...(event
      ? [
          { name: 'event' as const, href: `/events/${tenant}/detail/${event}?date=${date}` },
          { name: 'order' as const, href: `/orders/${tenant}/tickets?eventId=${event}&date=${date}` },
        ]
      : []),
    { name: 'calendar', href: `/orders/${tenant}/calendar` },
  ]
}

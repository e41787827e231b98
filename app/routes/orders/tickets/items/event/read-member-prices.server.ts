import type { EventOnDayPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { type MemberPricing, readMemberPrices } from '#app/rules/tickets/member-prices.ts'
import { joiningLevels } from '../membership/membership-address.ts'

type PriceRequest = { event: Pick<EventOnDayPayload, 'id' | 'priceLists'>; date: string }

/**
 * What a member pays for an event on a day, verified or made one by the order. No event is asked about that costs this visitor what it
 * costs everybody. A call that fails, or an answer that cannot be read, leaves the event with the prices of everybody (ORD-276).
 */
export async function askMemberPrices(visit: Visit, { event, date }: PriceRequest): Promise<MemberPricing> {
  if (!costsMembersLess(event)) return readMemberPrices(undefined)
  const { api, session, context } = visit
  const body = {
    ...joiningLevels(visit),
    membershipIds: session.member?.membershipIds ?? [],
    eventTemplateId: event.id,
    saleChannel: 'online' as const,
    eventStartTime: date,
    eventEndTime: `${date}T23:00:00`,
  }
  const response = api.events.memberPricing({ body }).then(({ payload }) => payload)
  return readMemberPrices(
    await withFallback(response, { log: context.log, what: 'member prices', fallback: undefined }),
  )
}

const costsMembersLess = ({ priceLists }: PriceRequest['event']) =>
  priceLists.some(({ prices }) =>
    prices.some(({ discountedPrice, publicPrice }) => discountedPrice < publicPrice),
  )

import { type MemberPricing, readMemberPrices } from '#app/rules/tickets/member-prices.ts'
import { quietly } from '#app/session/quietly.ts'
import type { Visit } from '#app/session/visit.ts'

/**
 * What a verified member pays for an event on a day; nobody else is asked about. A call that fails, or an answer that cannot be
 * read, leaves the event with the prices of everybody (ORD-276).
 */
export async function askMemberPrices(
  { api, session, context }: Visit,
  { eventId, date }: { eventId: string; date: string },
): Promise<MemberPricing> {
  if (!session.member) return readMemberPrices(undefined)
  const body = {
    membershipIds: session.member.membershipIds,
    eventTemplateId: eventId,
    saleChannel: 'online' as const,
    eventStartTime: date,
    eventEndTime: `${date}T23:00:00`,
  }
  const asked = api.events.memberPricing({ body }).then(({ payload }) => payload)
  return readMemberPrices(
    await quietly(asked, { log: context.log, what: 'member prices', fallback: undefined }),
  )
}

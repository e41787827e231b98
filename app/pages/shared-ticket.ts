import { refusalOf } from '#app/api/kernel/refuse.ts'
import { boughtTicket, boughtVisit, loadEventFacts } from './bought-order.ts'
import type { Visit } from './open-page.ts'

/** A ticket under its own link, with its visit; 404 for every other link and once it is good no more. */
export async function readSharedTicket(visit: Visit, link: string) {
  const { payload } = await visit.api.orders
    .ticket({ params: { link } })
    .catch(error => Promise.reject(refusalOf(error) ? new Response(null, { status: 404 }) : error))
  const events = await loadEventFacts(visit, [payload])
  const source = { visit, events }
  return {
    ticket: { ...boughtTicket({ ...payload, link: null }, source), href: null },
    visit: boughtVisit(payload, { ...source, move: null }),
    place: payload.place,
    hasStart: payload.eventStartTime !== null,
  }
}

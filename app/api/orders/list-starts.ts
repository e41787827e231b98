import { listSlots } from '#app/data/queries/slots/read.ts'
import { readWindow } from '../events/window.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { orderOfCall, readableOrderRow } from './get-order.ts'
import { movableVisit } from './movable-visit.ts'
import { startPayload } from './wire/changes-payload.ts'

/**
 * Where a visit of an order can be moved to: the days, and the starts of one of them, with seats for all its tickets and at the same prices;
 * beside them the days and starts at other prices, which it cannot be moved to.
 * Without a date the day of the visit, or the next one that has any. Refuses with CHANGE_REFUSED a visit that cannot be moved.
 */
export const listStarts = api.orders.starts.handler(async ({ input, context }) => {
  const { params, headers, query } = input
  const { db, tenantId, now } = context
  const order = await readableOrderRow(context, orderOfCall(params, headers))
  const visit = await movableVisit(context, { order, slotId: params.eventId })
  if (!visit) throw refuse('CHANGE_REFUSED')
  const scope = { ...readWindow(undefined, context), until: null, eventId: visit.eventId, cartId: null }
  const slots = await listSlots(db, tenantId, scope)
  const roomy = slots.filter(slot => slot.free >= visit.seats && slot.startsAt * 1000 > now.getTime())
  const free = roomy.filter(visit.mayBe)
  const others = roomy.flatMap(slot => {
    const difference = visit.mayBe(slot) ? null : visit.differenceAt(slot)
    return difference === null ? [] : [{ slot, difference }]
  })
  const days = [...new Set(free.map(({ date }) => date))]
  const today = order.document.lines
    .flatMap(({ visits }) => visits)
    .find(({ slotId }) => slotId === params.eventId)
    ?.startTime.slice(0, 10)
  const date = query?.date ?? days.find(day => day >= (today ?? '')) ?? days[0] ?? null
  const starts = free.filter(slot => slot.date === date).map(startPayload)
  const otherDays = [...new Set(others.map(({ slot }) => slot.date))].filter(day => !days.includes(day))
  const otherStarts = others
    .filter(({ slot }) => slot.date === date)
    .map(({ slot, difference }) => ({ ...startPayload(slot), difference }))
  return { payload: { days, otherDays, date, starts, otherStarts } }
})

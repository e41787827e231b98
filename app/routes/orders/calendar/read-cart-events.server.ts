import type { CartPayload } from '#app/contract/carts.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { modalAvailability } from '#app/rules/calendar/change-date.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { modalTimes } from '#app/rules/slots/shown-times.ts'
import { slotWindow } from '#app/rules/slots/slot-window.ts'

/** An event of the cart, also one inside a combo, and how it stands on the picked day. */
export type CartEvent = {
  id: string
  name: string
  /** the combo it belongs to */
  combo: string | null
  availability: 'loading' | 'available' | 'not-available'
  /** the first times with seats, and how many follow */
  times: string[]
  more: number
}

type CartEventsQuery = { cart: CartPayload; date: LocalDate | null }

/** The events of the cart and of its combos, each once (ORD-046). Without a day their times are not known yet. */
export async function readCartEvents(
  visit: CalendarVisit,
  { cart, date }: CartEventsQuery,
): Promise<CartEvent[]> {
  const events = [...ownEvents(cart), ...(await comboEvents(visit, cart))]
  const once = [...new Map(events.map(event => [event.id, event])).values()]
  return Promise.all(once.map(event => withTimes(visit, { event, date })))
}

type CalendarVisit = Pick<Visit, 'api'> & { venue: Pick<VenueView, 'locale'> }

type CartEventName = Pick<CartEvent, 'id' | 'name' | 'combo'>

function ownEvents({ templates, orders }: CartPayload): CartEventName[] {
  return templates.map(({ eventTemplateId: id }) => ({
    id,
    name: orders.find(line => line.eventTemplateId === id)?.name ?? id,
    combo: null,
  }))
}

async function comboEvents(
  { api }: Pick<Visit, 'api'>,
  { comboItems }: CartPayload,
): Promise<CartEventName[]> {
  const parts = comboItems.map(async ({ comboTemplateId, comboTemplateName, events }) => {
    const combo = await api.combos
      .get({ params: { comboTemplateId }, query: { summary: '' } })
      .catch(() => null)
    const names = new Map(combo?.payload.summaries.map(({ id, name }) => [id, name]))
    return events.map(({ eventTemplateId: id }) => ({
      id,
      name: names.get(id) ?? id,
      combo: combo?.payload.name ?? comboTemplateName,
    }))
  })
  return (await Promise.all(parts)).flat()
}

async function withTimes(
  { api, venue }: CalendarVisit,
  { event, date }: { event: CartEventName; date: LocalDate | null },
): Promise<CartEvent> {
  if (!date)
    return { ...event, availability: modalAvailability({ loading: true, slots: [] }), times: [], more: 0 }
  const params = { eventTemplateId: event.id }
  const answer = await api.events.times({ params, query: slotWindow(date) }).catch(() => null)
  const slots = answer?.payload ?? []
  const { shown, more } = modalTimes(slots)
  return {
    ...event,
    availability: modalAvailability({ loading: false, slots }),
    times: shown.map(({ time }) => timeText(time, venue.locale)),
    more,
  }
}

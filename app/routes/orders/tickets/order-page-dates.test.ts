import { expect, test } from 'vitest'
import type { Visit } from '#app/pages/open-page.ts'
import { ADDRESS, aVisit, cart, dayOf, onDays, richEvent, slot, three } from '#tests/builders/order-page.ts'
import { loadOrderPage } from './order-page.server.ts'

/** No event but the first can be had on 26 November. */
const firstOnly: typeof onDays = async input => {
  const { payload } = await onDays(input)
  return {
    payload: payload.map(event =>
      event.date === '2026-11-26' && event.id !== 'jelly-lab' ? { ...event, slots: [] } : event,
    ),
  }
}

const change = (query: string, days = onDays) =>
  loadOrderPage(
    aVisit(`/orders/harborlight/tickets?cart=true${query}`, { cart: async () => ({ payload: three }), days }),
  )

const datesOf = ({ events }: Awaited<ReturnType<typeof change>>) =>
  events.map(({ id, date }) => `${id} ${date}`)

test('[ORD-077, ORD-169] a picked date moves the chosen events, each by a change of its own, and no other', async () => {
  const page = await change('&cdEventIds=jelly-lab,manta&date=2026-11-25')
  expect(datesOf(page)).toEqual(['jelly-lab 2026-11-25', 'kelp 2026-11-21', 'manta 2026-11-25'])
  expect(page.events.map(({ mode }) => mode)).toEqual(['selected', 'carted', 'selected'])
  expect(page.choices.manta?.slotId).toBe('manta.2026-11-25')
  expect(page.dateChange).toMatchObject({ kept: [] })
})

test('[ORD-169] an event that cannot be had on the new date keeps its own', async () => {
  const page = await change('&cdEventIds=jelly-lab,manta&date=2026-11-26', firstOnly)
  expect(datesOf(page)).toEqual(['jelly-lab 2026-11-26', 'kelp 2026-11-21', 'manta 2026-11-21'])
  expect(page.dateChange).toMatchObject({ kept: [{ id: 'manta' }] })
})

test('without a change every event of the order is as it was', async () => {
  const { dateChange } = await change('&cdEventIds=jelly-lab&date=2026-11-25')
  expect(dateChange?.cancelHref).toBe('/orders/harborlight/tickets?cart=true')
  const page = await change('')
  expect(datesOf(page)).toEqual(['jelly-lab 2026-11-21', 'kelp 2026-11-21', 'manta 2026-11-21'])
  expect(page.events.map(({ mode }) => mode)).toEqual(['added', 'added', 'added'])
  expect(page.dateChange).toBeNull()
})

test('while a date changes: which events move, which stay, and the way back', async () => {
  const { events, dateChange, choices } = await change(
    '&cdEventIds=jelly-lab,manta,new&date=2026-11-26&time=10:00',
    firstOnly,
  )
  expect(dateChange).toEqual({
    cancelHref: '/orders/harborlight/tickets?eventIds=new&cart=true',
    date: 'Thursday, November 26, 2026',
    day: 'Thu, Nov 26',
    before: expect.any(Number),
    isImpossible: false,
    otherDayHref: expect.stringContaining('/orders/harborlight/calendar?'),
    kept: [
      { id: 'manta', name: expect.any(String) },
      { id: 'new', name: expect.any(String) },
    ],
  })
  expect(events.map(({ id, date, mode, timesFolded }) => [id, date, mode, timesFolded])).toEqual([
    ['jelly-lab', '2026-11-26', 'selected', false],
    ['kelp', '2026-11-21', 'carted', false],
    ['manta', '2026-11-21', 'selected', false],
    ['new', '2026-11-26', 'selected', false],
  ])
  expect(Object.values(choices).map(({ slotId }) => slotId)).toEqual([
    'jelly-lab.2026-11-26',
    'kelp.2026-11-21',
    'manta.2026-11-21',
    null,
  ])
})

test('an event of a cart without its slot’s start is shown today', async () => {
  const undated = { ...cart, orders: [{ ...cart.orders[0], events: [{ eventId: slot.id }] }] }
  const days: typeof onDays = async input => ({
    payload: (await onDays(input)).payload.map(event => ({ ...event, date: null as unknown as string })),
  })
  const { events } = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: undated }), days }),
  )
  expect(events.map(({ date }) => date)).toEqual(['2026-11-20'])
})

test('a time that cannot be had is told, and none is chosen in its place, while others can be had', async () => {
  const missing = async (days: typeof onDays) => {
    const { events, choices } = await loadOrderPage(aVisit(`${ADDRESS}&time=11:00`, { days }))
    return [events[0]?.missingTime, choices['jelly-lab']?.slotId]
  }
  expect(await missing(onDays)).toEqual(['11:00 am', null])
  expect(await missing(dayOf({ slots: [{ ...slot, availableSeats: 0 }] }))).toEqual([null, null])
})

test('of an event whose times cannot be read the page says so, and nothing of what it cannot find', async () => {
  const failing = () => Promise.reject(new Error('no answer'))
  const visit = aVisit(ADDRESS.replace('jelly-lab', 'jelly-lab,other'), { days: failing })
  const template = async ({ params: { eventTemplateId } }: { params: { eventTemplateId: string } }) => {
    if (eventTemplateId === 'other') throw new Error('no answer')
    return { payload: richEvent }
  }
  const page = await loadOrderPage({
    ...visit,
    api: { ...visit.api, events: { ...visit.api.events, template } },
  } as unknown as Visit)
  expect(page.events).toMatchObject([{ id: 'jelly-lab', timesUnread: true, slots: [], date: '2026-11-21' }])
  expect((await loadOrderPage(aVisit(ADDRESS))).events[0]?.timesUnread).toBe(false)
})

import { expect, test } from 'vitest'
import { ADDRESS, aVisit, onDays, template } from '#tests/builders/order-page.ts'
import { loadOrderPage } from './order-page.server.ts'

const DAY = '2026-11-21'

type Seats = Readonly<Record<string, number>>

type OrderedDay = {
  seats: Seats
  similar?: string | null
  /** another day, on which everything has nine seats */
  next?: string
  /** what goes with each event */
  recommended?: string[]
}

/** A day on which events have these seats, and one of them is like the first. */
function aDay(path: string, { seats, similar = 'kelp', next, recommended = [] }: OrderedDay) {
  const calls: string[] = []
  const days = async (input: Parameters<typeof onDays>[0]) => {
    const { payload } = await onDays(input)
    return {
      payload: payload.map(event => ({
        ...event,
        name: event.id,
        recommendations: { recommendations: recommended.map(eventTemplateId => ({ eventTemplateId })) },
        slots: event.slots.map(slot => ({
          ...slot,
          availableSeats: event.date === next ? 9 : (seats[event.id] ?? 9),
        })),
      })),
    }
  }
  const visit = aVisit(path, { days, calls })
  const other = similar && { eventTemplateId: similar, name: similar, availableSeats: 9 }
  const alternatives = async () => {
    calls.push('alternatives')
    const days = next ? [{ date: next, quietest: null }] : []
    return { payload: [{ eventTemplateId: template.id, days, similar: other }] }
  }
  const events = { ...visit.api.events, alternatives }
  return { visit: { ...visit, api: { ...visit.api, events } } as unknown as typeof visit, calls }
}

const similarOf = async (...day: Parameters<typeof aDay>) => {
  const { events } = await loadOrderPage(aDay(...day).visit)
  return events[0]?.similar
}

const FOR_THREE = `${ADDRESS}&tickets=adult:3`

test('an event that is sold out on its day names another one like it, with the day and the party in its address', async () => {
  expect(await similarOf(`${ADDRESS}&tickets=adult:2`, { seats: { 'jelly-lab': 0 } })).toEqual({
    id: 'kelp',
    name: 'kelp',
    offer: { time: '10:00 am', from: 1200, left: 9 },
    href: `/events/harborlight/detail/kelp?date=${DAY}`,
    ticketsHref: `/orders/harborlight/tickets?eventIds=kelp&date=${DAY}&cart=true&tickets=adult%3A2`,
  })
})

test.each([
  ['for those whom a link names', 'adult:3', 3],
  ['for those of them whom it has tickets for', 'adult:3,whale:1', 3],
  ['for nobody in particular', '', 0],
  ['none where it has no seats for all', 'adult:10', undefined],
])('an event that is sold out on its day names the next one: %s', async (_, party, tickets) => {
  const day = { seats: { 'jelly-lab': 0 }, next: '2026-11-24' }
  const { events } = await loadOrderPage(aDay(`${ADDRESS}&tickets=${party}`, day).visit)
  expect(events[0]?.nextDay?.tickets).toBe(tickets)
})

test('what is named beside it is not recommended below once more, and another one stands in its place', async () => {
  const recommended = ['kelp', 'manta', 'otter', 'reef']
  const below = async (seats: Seats) => {
    const { suggestions } = await loadOrderPage(aDay(ADDRESS, { seats, recommended }).visit)
    return suggestions.map(({ id }) => id)
  }
  expect(await below({ 'jelly-lab': 0 })).toEqual(['manta', 'otter', 'reef'])
  expect(await below({})).toEqual(['kelp', 'manta', 'otter'])
})

test('what else the address asks for stays in it, each event on its own day', async () => {
  const path = `/orders/harborlight/tickets?eventIds=jelly-lab,manta&date=2026-11-24&day=jelly-lab:${DAY}`
  const similar = await similarOf(path, { seats: { 'jelly-lab': 0 } })
  expect(similar?.ticketsHref).toBe(
    `/orders/harborlight/tickets?eventIds=manta,kelp&date=2026-11-24&cart=true&day=kelp%3A${DAY}`,
  )
})

test.each<[string, Parameters<typeof aDay>]>([
  ['seats are left on the day', [FOR_THREE, { seats: { 'jelly-lab': 2 } }]],
  ['nothing is like it', [ADDRESS, { seats: { 'jelly-lab': 0 }, similar: null }]],
  ['the order has it already', [`${ADDRESS}&eventIds=kelp`, { seats: { 'jelly-lab': 0 } }]],
  ['it has no seats for all', [`${ADDRESS}&tickets=adult:10`, { seats: { 'jelly-lab': 0 } }]],
  ['it has no seats either', [ADDRESS, { seats: { 'jelly-lab': 0, kelp: 0 } }]],
])('none is named where %s', async (_, day) => {
  expect(await similarOf(...day)).toBeNull()
})

test('one more call is made where something is sold out, none elsewhere', async () => {
  const callsOf = async (...day: Parameters<typeof aDay>) => {
    const { visit, calls } = aDay(...day)
    await loadOrderPage(visit)
    return calls.filter(call => call === 'alternatives' || call === 'days').length
  }
  expect(await callsOf(ADDRESS, { seats: { 'jelly-lab': 0 }, similar: null })).toBe(2)
  expect(await callsOf(ADDRESS, { seats: { 'jelly-lab': 0 } })).toBe(3)
  expect(await callsOf(ADDRESS, { seats: {} })).toBe(1)
})

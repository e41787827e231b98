import { expect, test } from 'vitest'
import { aVisit, type onDays, slot, template } from '#tests/builders/order-page.ts'
import { loadOrderPage } from './order-page.server.ts'

const DAY = '2026-11-21'

/** Events of an hour, each with starts at these times of the day. */
const withTimes =
  (times: Record<string, string[]>, about: object = {}): typeof onDays =>
  async ({ body }) => ({
    payload: body.events.map(({ eventTemplateId: id }) => ({
      ...template,
      duration: 60,
      ...about,
      id,
      date: DAY,
      slots: (times[id] ?? []).map(time => ({ ...slot, id: `${id} ${time}`, date: DAY, time })),
    })),
  })

async function firstTimes(times: Record<string, string[]>, about?: object) {
  const address = `/orders/harborlight/tickets?eventIds=${Object.keys(times).join(',')}&date=${DAY}`
  const { events, choices } = await loadOrderPage(aVisit(address, { days: withTimes(times, about) }))
  return events.map(({ id }) => choices[id]?.slotId ?? id)
}

test('the first time of each event goes with those before it, and the blocks stand in the order of the day', async () => {
  const times = { reef: ['12:00'], dome: ['12:30', '14:00'], boat: ['10:00', '12:00', '14:00'] }
  expect(await firstTimes(times)).toEqual(['boat 10:00', 'reef 12:00', 'dome 14:00'])
})

test('a first time gives way where another event has only that one', async () => {
  expect(await firstTimes({ reef: ['10:00', '12:00'], dome: ['10:00'] })).toEqual([
    'dome 10:00',
    'reef 12:00',
  ])
})

test('where nothing goes together each event has its first time all the same', async () => {
  expect(await firstTimes({ reef: ['10:00'], dome: ['10:30'] })).toEqual(['reef 10:00', 'dome 10:30'])
})

test('general admission takes no time from anything else', async () => {
  const about = { admissionType: 'generalAdmission' }
  expect(await firstTimes({ reef: ['10:00'], dome: ['10:00', '12:00'] }, about)).toEqual([
    'reef 10:00',
    'dome 10:00',
  ])
})

test('an event without any time stands behind those of its day', async () => {
  expect(await firstTimes({ reef: [], dome: ['10:00'] })).toEqual(['dome 10:00', 'reef'])
})

import { expect, test } from 'vitest'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { PAGE } from '#tests/builders/press-checkout.ts'
import { visitHours } from './visit-hours.ts'

test('the hours of each day of the visit, each once and in their order', () => {
  const { venue, url, now } = plainVisit({ path: `${PAGE}?date=2026-11-25` })
  const sentence = (date: string) => `checkout-hours date=${date} hours=hours-closed`
  const event = (startTime?: string) => ({ events: [{ startTime }] })
  const orders = [
    event('2026-11-22T10:00:00'),
    event('2026-11-21T10:00:00'),
    event('2026-11-22T12:00:00'),
    event(),
  ]
  expect(visitHours({ venue, url, now }, { orders } as never)).toEqual([
    sentence('Saturday, November 21'),
    sentence('Sunday, November 22'),
  ])
  expect(visitHours({ venue, url, now }, { orders: [event()] } as never)).toEqual([])
  expect(visitHours({ venue, url, now }, null)).toEqual([sentence('Wednesday, November 25')])
  expect(visitHours({ venue, url: new URL('http://venue.test/'), now }, null)).toEqual([
    sentence('Friday, November 20'),
  ])
})

import { describe, expect, test } from 'vitest'
import type { ComboPayload } from '#app/contract/combos.ts'
import { anEvent, boat, DATE, NEXT, picture, rich } from '#tests/builders/detail-page.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { comboPage } from './combo-page.server.ts'

const part = (id: string, images = [picture(`${id}-far`), picture(id, true)]) => ({
  id,
  name: `The ${id}`,
  shortDescription: `About <i>${id}</i>`,
  description: '',
  images,
  quantity: 1,
  duration: null,
})

const dayOut = {
  ...boat,
  id: 'day-out',
  name: 'Day Out',
  type: 'fixedPrice',
  saving: null,
  available: true,
  templates: {
    entries: [
      { type: 'event', name: '', quantity: 1, summaries: [part('boat')] },
      { type: 'any', name: 'Any two', quantity: 2, summaries: [part('pool', []), part('zoo')] },
    ],
  },
} as unknown as ComboPayload

const bareCombo = {
  ...anEvent({ id: 'bare', name: 'Bare', shortDescription: 'Short' }),
  type: 'discountCode',
  saving: null,
  available: false,
  templates: { entries: [{ type: 'event', name: '', quantity: 1, summaries: [] }] },
} as unknown as ComboPayload

describe('a combo', () => {
  const combo = (about: VisitDetails, detail: Partial<Parameters<typeof comboPage>[1]>) =>
    comboPage(plainVisit(about), {
      kind: 'combo',
      combo: dayOut,
      date: null,
      next: null,
      day: null,
      ...detail,
    })

  test('with everything', () => {
    expect(combo(rich, { date: DATE, next: NEXT })).toEqual({
      callout: { access: 'eligible', href: null, levels: null, join: null },
      description: [{ content: ['Out <b>to sea</b>.'], kind: 'paragraph' }],
      facts: { duration: null, places: [], onlyWith: null, rating: null },
      name: 'Day Out',
      order: {
        buyable: true,
        calendarHref: '/orders/pier/calendar?comboId=day-out&date=2026-11-20&membershipIds=m1&campaign=roof',
        combo: true,
        day: 'Friday, November 20, 2026',
        name: 'Day Out',
        hours: null,
        without: null,
        forMembers: true,
        later: [],
        locked: false,
        next: null,
        saving: null,
        membersOnly: false,
        similar: null,
        wait: null,
        prices: [{ description: 'for an child', id: 'child', name: 'One child', price: 700, retail: 900 }],
        soldOut: false,
        memberFree: null,
        timedPrices: [],
        ticketsHref: '/orders/pier/combo?comboId=day-out&date=2026-11-20&membershipIds=m1&campaign=roof',
        times: [],
      },
      parts: {
        choices: [
          {
            count: 2,
            parts: [
              {
                href: '/events/pier/detail/pool?comboId=day-out&date=2026-11-20&membershipIds=m1&campaign=roof',
                id: 'pool',
                name: 'The pool',
                picture: null,
                text: 'About pool',
                duration: null,
                times: null,
              },
              {
                href: '/events/pier/detail/zoo?comboId=day-out&date=2026-11-20&membershipIds=m1&campaign=roof',
                id: 'zoo',
                name: 'The zoo',
                picture: {
                  description: 'A zoo',
                  highRes: '/zoo-3.jpg',
                  screen: '/zoo-2.jpg',
                  thumbnail: '/zoo-1.jpg',
                },
                text: 'About zoo',
                duration: null,
                times: null,
              },
            ],
          },
        ],
        included: [
          {
            href: '/events/pier/detail/boat?comboId=day-out&date=2026-11-20&membershipIds=m1&campaign=roof',
            id: 'boat',
            name: 'The boat',
            picture: {
              description: 'A boat',
              highRes: '/boat-3.jpg',
              screen: '/boat-2.jpg',
              thumbnail: '/boat-1.jpg',
            },
            text: 'About boat',
            duration: null,
            times: null,
          },
        ],
      },
      pictures: [
        { description: 'A boat', highRes: '/boat-3.jpg', screen: '/boat-2.jpg', thumbnail: '/boat-1.jpg' },
        { description: 'A deck', highRes: '/deck-3.jpg', screen: '/deck-2.jpg', thumbnail: '/deck-1.jpg' },
        { description: 'A far', highRes: '/far-3.jpg', screen: '/far-2.jpg', thumbnail: '/far-1.jpg' },
      ],
      places: [],
      reviews: null,
    })
  })

  test('with nothing', () => {
    expect(combo({ session: rich.session! }, { combo: bareCombo })).toEqual({
      callout: null,
      description: [{ content: ['Short'], kind: 'paragraph' }],
      facts: { duration: null, places: [], onlyWith: null, rating: null },
      name: 'Bare',
      order: {
        buyable: false,
        calendarHref: '/orders/pier/calendar?comboId=bare',
        combo: true,
        day: null,
        name: 'Bare',
        hours: null,
        without: null,
        forMembers: false,
        later: [],
        locked: false,
        next: null,
        saving: null,
        membersOnly: false,
        similar: null,
        wait: null,
        prices: [],
        soldOut: true,
        memberFree: null,
        timedPrices: [],
        ticketsHref: '/orders/pier/calendar?comboId=bare',
        times: [],
      },
      parts: { choices: [], included: [] },
      pictures: [],
      places: [],
      reviews: null,
    })
  })

  test('without a date it is that of the next day on which it can be had', () => {
    expect(combo({}, { next: NEXT, combo: { ...bareCombo, available: null } }).order).toMatchObject({
      day: 'Sunday, November 22, 2026',
      soldOut: false,
      memberFree: null,
      timedPrices: [],
      buyable: true,
      next: null,
      ticketsHref: '/orders/pier/tickets?comboId=bare&date=2026-11-22',
      calendarHref: '/orders/pier/calendar?comboId=bare&date=2026-11-22',
    })
  })

  test('sold out on its day it leads to the next', () => {
    const order = (next: string) =>
      combo({}, { date: DATE, next, combo: { ...dayOut, available: false } }).order
    expect(order(NEXT)).toMatchObject({
      soldOut: true,
      memberFree: null,
      timedPrices: [],
      buyable: false,
      next: {
        words: 'Sunday, November 22',
        href: '/events/pier/detail/day-out?comboId=day-out&date=2026-11-22',
      },
    })
    expect(order(DATE).next).toBeNull()
    expect(combo({}, { date: DATE, next: NEXT, combo: { ...dayOut, available: null } }).order.soldOut).toBe(
      false,
    )
  })

  test('its parts say when they begin on the day that is shown, or that they are not held, or sold out', () => {
    const start = (time: string, availableSeats: number) => ({ time, availableSeats })
    const day = new Map([
      ['boat', { times: [start('09:00', 0), start('10:00', 2), start('11:00', 1)] }],
      ['zoo', { times: [start('09:00', 0)] }],
    ]) as never
    const parts = combo({}, { date: DATE, day }).parts
    const all = [...(parts?.included ?? []), ...(parts?.choices ?? []).flatMap(choice => choice.parts)]
    expect(all.map(({ id, times }) => [id, times])).toEqual([
      ['boat', 'combo-times time=10:00 am count=2'],
      ['pool', 'combo-not-held'],
      ['zoo', 'event-card-sold-out'],
    ])
  })

  test('for members only it is sold to nobody else', () => {
    const { callout, order } = combo({}, { date: DATE, combo: { ...dayOut, memberAccess: 'inactive' } })
    expect([callout?.access, order.buyable, order.soldOut]).toEqual(['inactive', false, false])
  })
})

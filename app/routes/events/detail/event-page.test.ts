import { describe, expect, test } from 'vitest'
import type { SlotPayload } from '#app/contract/events.ts'
import type { ReviewPagePayload, ReviewPayload } from '#app/contract/reviews.ts'
import { anEvent, boat, DATE, NEXT, picture, price, priceList, rich } from '#tests/builders/detail-page.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { eventPage } from './event-page.server.ts'

const slot = (time: string, availableSeats: number, list = priceList(price('adult'))) =>
  ({ id: time, date: DATE, time, availableSeats, event: { priceList: list } }) as SlotPayload

const review = {
  id: 'r1',
  author: 'Bo',
  createdOn: '2026-11-01',
  rating: 4,
  title: 'Fine',
  comment: 'Quite fine',
  shortComment: 'Quite',
  eventName: 'Boat',
  eventTemplateId: 'boat',
  visitorIsAuthor: true,
} as ReviewPayload

const aReviewPage = (list: ReviewPayload[], total: number, average: number | null = 4.5) =>
  ({ list, total, summary: { average }, counts: [0, 0, 0, 1, 1] }) as unknown as ReviewPagePayload

const found = {
  kind: 'event',
  date: DATE,
  next: null,
  held: null,
  slots: [],
  reviews: null,
  writing: null,
  alternatives: null,
  similar: null,
  free: null,
  levels: [],
} as const

const event = (about: VisitDetails, detail: Partial<Parameters<typeof eventPage>[1]>) =>
  eventPage(plainVisit(about), { ...found, event: boat, ...detail })

const a = (eventTemplateId: string, name: string) => ({ eventTemplateId, name })

describe('an event', () => {
  test('whose evenings cost more: each group of times has its prices', () => {
    const evening = { ...priceList(price('senior')), id: 'evening' }
    const slots = [slot('12:00', 6), slot('15:00', 6), slot('20:00', 6, evening)]
    const { timedPrices } = event(rich, { slots }).order
    expect(timedPrices.map(({ times, prices }) => [times, ...prices.map(({ id }) => id)])).toEqual([
      ['12:00\u00a0pm, 3:00\u00a0pm', 'adult'],
      ['8:00\u00a0pm', 'senior'],
    ])
  })

  test('whose mornings cost less: the few times are named, the many are all others', () => {
    const morning = { ...priceList(price('senior')), id: 'morning' }
    const slots = [slot('08:00', 6, morning), ...[10, 11, 12, 13, 14].map(hour => slot(`${hour}:00`, 6))]
    const { timedPrices } = event(rich, { slots }).order
    expect(timedPrices.map(({ times, prices }) => [times, ...prices.map(({ id }) => id)])).toEqual([
      ['8:00\u00a0am', 'senior'],
      ['event-detail-other-times', 'adult'],
    ])
  })

  test('with everything', () => {
    const slots = [slot('09:00', 6), slot('10:00', 5), slot('11:00', 0)]
    const needy = { ...boat, prerequisites: { requires: [a('day', 'A Day'), a('week', 'A Week')] } }
    const page = event(rich, { event: needy, slots, next: NEXT, reviews: aReviewPage([review], 2) })
    expect(page).toEqual({
      callout: { access: 'eligible', href: null, levels: null, join: null },
      description: [{ content: ['Out <b>to sea</b>.'], kind: 'paragraph' }],
      facts: {
        duration: 45,
        places: ['Pier 3'],
        onlyWith: 'A Day or A Week',
        rating: { average: 4.5, count: 2 },
      },
      name: 'Boat',
      order: {
        buyable: true,
        calendarHref: '/orders/pier/calendar?eventId=boat&date=2026-11-20&membershipIds=m1&campaign=roof',
        combo: false,
        day: 'Friday, November 20, 2026',
        name: 'Boat',
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
        prices: [{ description: 'for an adult', id: 'adult', name: 'One adult', price: 700, retail: 900 }],
        soldOut: false,
        memberFree: null,
        timedPrices: [],
        ticketsHref: '/orders/pier/tickets?eventId=boat&date=2026-11-20&membershipIds=m1&campaign=roof',
        times: [
          { label: '9:00 am', state: 'available', time: '09:00' },
          { label: '10:00 am', left: 5, state: 'few', time: '10:00' },
          { label: '11:00 am', state: 'sold-out', time: '11:00' },
        ],
      },
      parts: null,
      places: [],
      pictures: [
        { description: 'A boat', highRes: '/boat-3.jpg', screen: '/boat-2.jpg', thumbnail: '/boat-1.jpg' },
        { description: 'A deck', highRes: '/deck-3.jpg', screen: '/deck-2.jpg', thumbnail: '/deck-1.jpg' },
        { description: 'A far', highRes: '/far-3.jpg', screen: '/far-2.jpg', thumbnail: '/far-1.jpg' },
      ],
      reviews: {
        moreHref: '/events/pier/detail/boat?membershipIds=m1&campaign=roof&utm=x&reviews=2',
        reviews: [
          {
            author: 'Bo',
            comment: 'Quite',
            date: '2026-11-01',
            event: null,
            id: 'r1',
            own: true,
            rating: 4,
            rest: ' fine',
            title: 'Fine',
            written: 'Sunday, November 1, 2026',
          },
        ],
        summary: { average: 4.5, count: 2, counts: [0, 0, 0, 1, 1] },
        writing: null,
      },
    })
  })

  test('with nothing', () => {
    const page = event({}, { event: anEvent() })
    expect(page).toEqual({
      callout: null,
      description: [],
      facts: { duration: null, places: [], onlyWith: null, rating: null },
      name: 'Pool',
      order: {
        buyable: false,
        calendarHref: '/orders/pier/calendar?eventId=pool&date=2026-11-20',
        combo: false,
        day: 'Friday, November 20, 2026',
        name: 'Pool',
        hours: null,
        without: 'no-dates',
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
        ticketsHref: '/orders/pier/tickets?eventId=pool&date=2026-11-20',
        times: [],
      },
      parts: null,
      places: [],
      pictures: [],
      reviews: null,
    })
  })

  test('as a part of a combo: the combo is what is ordered', () => {
    const path = '/events/pier/detail/boat?comboId=day-out&membershipIds=m1'
    const { order } = event({ path }, { next: NEXT, event: { ...boat, type: 'discountCode' } })
    expect(order).toEqual({
      party: null,
      buyable: true,
      calendarHref: '/orders/pier/calendar?comboId=day-out&date=2026-11-20&membershipIds=m1',
      combo: true,
      day: 'Friday, November 20, 2026',
      name: 'Boat',
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
      prices: [{ description: 'for an child', id: 'child', name: 'One child', price: 700, retail: 900 }],
      soldOut: false,
      memberFree: null,
      timedPrices: [],
      ticketsHref: '/orders/pier/combo?comboId=day-out&date=2026-11-20&membershipIds=m1',
      times: [],
    })
  })

  test('a sold-out day leads to the next one with seats, if that is another', () => {
    const order = (next: string | null, seats = 0) => event({}, { next, slots: [slot('09:00', seats)] }).order
    expect(order(NEXT)).toMatchObject({
      soldOut: true,
      memberFree: null,
      timedPrices: [],
      hours: null,
      without: null,
      buyable: false,
      next: { words: 'Sunday, November 22', href: '/events/pier/detail/boat?date=2026-11-22' },
    })
    expect(order(DATE).next).toBeNull()
    expect(order(null).next).toBeNull()
    expect(order(NEXT, 1)).toMatchObject({ soldOut: false, buyable: true, next: null })
  })

  test('what a verified member has free of charge, at the event itself and not within a combo', () => {
    const free = { kind: 'day', left: 4, count: 6, event: 'Boat' } as const
    const words = 'events-member-free-day event=Boat left=4 count=6'
    expect(event({}, { free }).order.memberFree).toBe(words)
    expect(event({}, {}).order.memberFree).toBeNull()
    expect(event({ path: '/events/pier/detail/boat?comboId=pass' }, { free }).order.memberFree).toBeNull()
  })

  test('instead of a day without seats: further days with their quietest time, and another event', () => {
    const day = (date: string, quietest: string) => ({ date, availableSeats: 4, quietest })
    const alternatives = {
      eventTemplateId: 'boat',
      days: [day(NEXT, '10:00'), day('2026-11-25', '14:30')],
      similar: { eventTemplateId: 'pool', name: 'Pool', availableSeats: 9 },
    }
    const similar = {
      id: 'pool',
      name: 'Pool',
      partyPrice: { least: 1500, most: 1700 },
      images: [picture('pool-far'), picture('pool', true)],
      slots: [
        { time: '08:00', availableSeats: 0, priceListId: 'day' },
        { time: '09:30', availableSeats: 4, priceListId: 'day' },
      ],
      priceLists: [priceList(price('adult'), price('child', { price: 500, discountedPrice: 500 }))],
    } as never
    const { order } = event({}, { alternatives, similar, slots: [slot('09:00', 0)] })
    expect(order).toMatchObject({
      next: { words: 'Sunday, November 22', quietest: 'event-detail-quietest time=10:00 am' },
      later: [{ href: '/events/pier/detail/boat?date=2026-11-25' }],
      similar: {
        name: 'Pool',
        picture: { thumbnail: '/pool-1.jpg' },
        time: '9:30 am',
        from: 500,
        party: { least: 1500, most: 1700 },
        href: '/events/pier/detail/pool?date=2026-11-20',
        ticketsHref: '/orders/pier/tickets?eventId=pool&date=2026-11-20',
      },
    })
    expect(event({}, { alternatives, slots: [slot('09:00', 1)] }).order).toMatchObject({
      next: null,
      later: [],
      similar: null,
    })
  })

  test.each([
    ['08:30', 0, 'not-on', null],
    ['16:30', 0, 'none-left', 'hours-last-admission time=5:00 pm'],
    ['16:30', 1, null, null],
    ['17:30', 0, 'none-left', 'hours-over time=5:00 pm'],
  ])('at %s of today with %i starts is %s, and the hours read %s', (time, starts, without, hours) => {
    const about = {
      venue: { openHours: { standard: { F: [{ open: '09:00', close: '17:00' }] }, exceptions: {} } },
      now: new Date(`2026-11-20T${time}:00-05:00`),
    }
    const slots = starts > 0 ? [slot('18:00', 6)] : []
    expect(event(about, { slots, next: NEXT, held: NEXT }).order).toMatchObject({ without, hours })
  })

  test('a day without starts says whether another day has places, and who waits waits for the day on which it is held', () => {
    const company = { waitingListMinutes: 60 }
    const order = (next: string | null, held: string | null) => event({ company }, { next, held }).order
    expect(order(NEXT, NEXT)).toMatchObject({ without: 'not-on', wait: null, soldOut: true })
    expect(order(NEXT, NEXT).next?.href).toBe('/events/pier/detail/boat?date=2026-11-22')
    const none = { eventTemplateId: 'boat', days: [], similar: null }
    const early = event({ company }, { alternatives: none, next: '2026-11-18', held: '2026-11-18' }).order
    expect([early.without, early.next?.words]).toEqual(['not-on', 'Wednesday, November 18'])
    expect(order(null, NEXT)).toMatchObject({
      without: 'all-sold-out',
      next: null,
      wait: { href: '/events/pier/waiting/boat?date=2026-11-22', date: 'Sunday, November 22' },
    })
    expect(order(null, null)).toMatchObject({ without: 'no-dates', next: null, wait: null })
  })

  test('a stranger at an event for members is told the least that joining costs', () => {
    const company = { membership: true, membershipLogin: true, membershipSales: true }
    const offering = (duration: number, ...prices: number[]) => ({
      duration,
      priceLists: [{ prices: prices.map(cents => ({ price: cents })) }],
    })
    const level = (id: string, ...prices: number[]) => ({ id, offerings: [offering(12, ...prices)] })
    const membersOnly = {
      ...boat,
      memberAccess: 'membership-required' as const,
      membership: { discounts: [], restrictions: [{ id: 'friend', name: 'Friend' }] },
    }
    const levels = [level('friend', 0, 9500, 12000), level('student', 4000)] as never
    expect(event({ company }, { event: membersOnly, levels }).callout).toMatchObject({
      levels: 'Friend',
      join: { href: '/membership/pier/join', price: 9500, isMonthly: false },
    })
    const monthly = [{ id: 'friend', offerings: [offering(12, 9500), offering(1, 800)] }] as never
    expect(event({ company }, { event: membersOnly, levels: monthly }).callout?.join).toMatchObject({
      price: 800,
      isMonthly: true,
    })
    expect(event({ company }, { event: membersOnly, levels: [] }).callout?.join?.price).toBeNull()
  })

  test('what the venue tells of a place stands with a way to its map', () => {
    const dock = { id: 'dock', name: 'Dock', description: 'At the <b>end</b>', accessibility: 'A ramp' }
    const resources = [
      { ...dock, travel: '', bring: 'A coat', map: null },
      { ...dock, id: 'bare', description: '', accessibility: '', travel: '', bring: '', map: null },
    ]
    const company = { address: { streetAddress1: '1 Quay', city: 'Port', state: 'NY', zipCode: '10001' } }
    expect(event({ company } as never, { event: { ...boat, resources } }).places).toEqual([
      {
        id: 'dock',
        name: 'Dock',
        description: 'At the end',
        access: 'A ramp',
        travel: '',
        bring: 'A coat',
        mapHref: 'https://www.openstreetmap.org/search?query=1+Quay%2C+Port%2C+NY+10001',
      },
    ])
  })

  test('prices that are not for sale are left out; a code gives nobody a member price', () => {
    const list = priceList(
      price('adult', { price: -1, discountedPrice: -1 }),
      price('child', { discountedPrice: 900 }),
    )
    const { order } = event(rich, { event: { ...boat, type: 'discountCode', priceList: list } })
    expect(order).toMatchObject({
      prices: [{ id: 'child', name: 'One child', description: 'for an child', price: 900, retail: 900 }],
      forMembers: false,
    })
    expect(order.prices).toHaveLength(1)
    expect(event({}, {}).order.forMembers).toBe(false)
  })

  test.each([
    ['open', null, true],
    ['eligible', { access: 'eligible', href: null, levels: null, join: null }, true],
    ['inactive', { access: 'inactive', href: '/membership/pier/profile', levels: null, join: null }, false],
    [
      'wrong-category',
      { access: 'wrong-category', href: '/membership/pier/profile', levels: null, join: null },
      false,
    ],
    [
      'membership-required',
      {
        access: 'membership-required',
        levels: null,
        join: null,
        href: '/auth/pier/members?ref=%2Fevents%2Fpier%2Fdetail%2Fboat%3FmembershipIds%3Dm1%26campaign%3Droof%26utm%3Dx&logout=1',
      },
      false,
    ],
  ] as const)('for somebody whose access is %s', (memberAccess, callout, buyable) => {
    const page = event(rich, { event: { ...boat, memberAccess }, slots: [slot('09:00', 6)] })
    expect([page.callout, page.order.buyable, page.order.locked]).toEqual([callout, buyable, !buyable])
  })

  test('the short description stands where there is no long one', () => {
    expect(event({}, { event: { ...boat, description: '' } }).description).toEqual([
      { kind: 'paragraph', content: ['Short'] },
    ])
  })

  test('reviews lead to more of them, from a hundred on to their own screen, and to none beyond the last', () => {
    const more = (shown: number, total: number) =>
      event(rich, { reviews: aReviewPage(Array<ReviewPayload>(shown).fill(review), total) }).reviews?.moreHref
    const here = '/events/pier/detail/boat?membershipIds=m1&campaign=roof&utm=x&reviews='
    expect([more(5, 6), more(10, 11), more(99, 100), more(100, 101), more(5, 5)]).toEqual([
      `${here}2`,
      `${here}3`,
      `${here}21`,
      '/events/pier/reviews?campaign=roof',
      null,
    ])
    expect(event({}, { reviews: aReviewPage([], 0, null) }).reviews).toEqual({
      summary: null,
      reviews: [],
      moreHref: null,
      writing: null,
    })
  })
})

import { expect, test } from 'vitest'
import {
  ADDRESS,
  aMap,
  aVisit,
  cart,
  dayOf,
  entry,
  planAt,
  richEvent,
  withMore,
} from '#tests/builders/order-page.ts'
import { loadOrderPage } from './order-page.server.ts'

/** Of the day's one start, for a child. */
const OFFER = { time: '10:00 am', from: 700, left: 4 }

test('all that the page of a bare order says', async () => {
  expect(await loadOrderPage(aVisit('/orders/harborlight/tickets'))).toEqual({
    isFilledIn: false,
    isLinkCut: false,
    linkCoupon: null,
    coupons: [],
    addMoreHref: '/events/harborlight/list',
    addOns: { chosen: {}, offered: {} },
    cart: null,
    cartError: false,
    undoFailed: false,
    choices: {},
    comboChoices: {},
    combos: [],
    dateChange: null,
    events: [],
    donation: null,
    gone: [],
    headers: {},
    hold: null,
    offer: null,
    hours: null,
    unofferedAddOn: null,
    isExpiredMember: false,
    memberPrompt: true,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [],
    version: null,
  })
})

test('all that the page of an event says to a member, with what goes with it', async () => {
  const pricing = async () => ({ payload: JSON.stringify([entry]) })
  const rule = { id: 'four', eventId: 'jelly-lab' }
  const limits = async () => ({ payload: [rule, { id: 'other', eventId: 'kelp' }] })
  const path = `${ADDRESS}&time=10:00&addonId=map&times=jelly-lab&campaign=roof&removed=manta,jelly-lab`
  const visit = withMore(aVisit(path, { days: dayOf(richEvent), pricing, limits }), {
    company: { autoSelectSlots: true, autoSelectSlotCount: 2 },
    addOns: [aMap],
  })
  expect(await loadOrderPage(visit)).toEqual({
    isFilledIn: false,
    isLinkCut: false,
    linkCoupon: null,
    coupons: [],
    addMoreHref: '/events/harborlight/list?date=2026-11-21&campaign=roof',
    addOns: {
      chosen: { 'jelly-lab': { map: 1 } },
      offered: {
        'jelly-lab': [
          {
            carted: 0,
            description: 'of it all',
            id: 'map',
            left: 9,
            name: 'Map',
            picture: null,
            terms: { maximum: 4, price: 300, priceSplit: 'each', quantity: 1, quantityType: 'any' },
          },
        ],
      },
    },
    cart: null,
    cartError: false,
    undoFailed: false,
    choices: { 'jelly-lab': { quantities: {}, retail: {}, slotId: 'jelly-lab.2026-11-21' } },
    comboChoices: {},
    combos: [],
    dateChange: null,
    events: [
      {
        added: false,
        admission: 'timed',
        date: '2026-11-21',
        dateText: 'Saturday, November 21, 2026',
        detailHref: '/events/harborlight/detail/jelly-lab?date=2026-11-21&campaign=roof',
        help: [],
        id: 'jelly-lab',
        limits: [{ eventId: 'jelly-lab', id: 'four' }],
        mayBuy: true,
        waitHref: null,
        minutes: 0,
        needs: [],
        missingTime: null,
        mode: 'added',
        name: 'Jelly Lab',
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        priceLists: {
          day: [
            {
              description: '',
              forMembers: true,
              id: 'adult',
              maximum: null,
              name: 'Adult',
              price: 900,
              retail: 1200,
              lineDiscount: null,
            },
            {
              description: 'to 12',
              forMembers: false,
              id: 'child',
              maximum: 3,
              name: 'Child',
              price: 700,
              retail: 800,
              lineDiscount: null,
            },
          ],
        },
        slots: [
          {
            availableSeats: 4,
            date: '2026-11-21',
            id: 'jelly-lab.2026-11-21',
            label: '10:00 am',
            prices: 'day',
            time: '10:00',
          },
        ],
        timesAtOnce: 2,
        timesFolded: false,
        timesUnfolded: true,
        timesUnread: false,
      },
    ],
    donation: null,
    gone: [],
    headers: {},
    hold: null,
    offer: null,
    hours: 'hours-closed',
    unofferedAddOn: null,
    isExpiredMember: false,
    memberPrompt: false,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [
      {
        detailHref: '/events/harborlight/detail/manta?date=2026-11-21&campaign=roof',
        id: 'manta',
        mode: 'view',
        name: 'Jelly Lab',
        offer: OFFER,
        plan: planAt('manta'),
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: true,
        shortDescription: 'Short',
      },
      {
        detailHref: '/events/harborlight/detail/kelp?date=2026-11-21&campaign=roof',
        id: 'kelp',
        mode: 'view',
        name: 'Jelly Lab',
        offer: OFFER,
        plan: planAt('kelp'),
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: false,
        shortDescription: 'Short',
      },
      {
        detailHref: '/events/harborlight/detail/gone?date=2026-11-21&campaign=roof',
        id: 'gone',
        mode: 'view',
        name: 'Jelly Lab',
        offer: OFFER,
        plan: planAt('gone'),
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: false,
        shortDescription: 'Short',
      },
      {
        detailHref: '/events/harborlight/detail/far?date=2026-11-21&campaign=roof',
        id: 'far',
        mode: 'view',
        name: 'Jelly Lab',
        offer: OFFER,
        plan: planAt('far'),
        picture: { primary: true, thumbnail: '/jelly.jpg' },
        removed: false,
        shortDescription: 'Short',
      },
    ],
    version: null,
  })
})

test('all that the page of a cart says', async () => {
  const gone = [{ kind: 'event', id: 'dome', name: 'Dome' }]
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: { ...cart, gone } }) }),
  )
  expect(page).toEqual({
    isFilledIn: false,
    isLinkCut: false,
    linkCoupon: null,
    coupons: [],
    addMoreHref: '/events/harborlight/list?date=2026-11-21',
    addOns: { chosen: { 'jelly-lab': {} }, offered: { 'jelly-lab': [] } },
    cart: {
      coupons: [],
      donations: [],
      gone: [{ id: 'dome', kind: 'event', name: 'Dome' }],
      id: 'c1',
      orders: [
        {
          eventTemplateId: 'jelly-lab',
          events: [{ eventId: 'jelly-lab.2026-11-21', startTime: '2026-11-21T10:00:00' }],
          itemType: 'Event',
          name: 'Jelly Lab',
        },
      ],
      templates: [
        {
          eventTemplateId: 'jelly-lab',
          events: [
            {
              addOns: [],
              eventId: 'jelly-lab.2026-11-21',
              tickets: [
                { isRetail: false, quantity: 2, ticketTypeId: 'adult' },
                { isRetail: true, quantity: 1, ticketTypeId: 'adult' },
              ],
            },
          ],
        },
      ],
      version: 3,
    },
    cartError: false,
    undoFailed: false,
    choices: {
      'jelly-lab': { quantities: { adult: 2 }, retail: { adult: 1 }, slotId: 'jelly-lab.2026-11-21' },
    },
    comboChoices: {},
    combos: [],
    dateChange: null,
    events: [
      {
        added: true,
        admission: 'timed',
        date: '2026-11-21',
        dateText: 'Saturday, November 21, 2026',
        detailHref: '/events/harborlight/detail/jelly-lab?date=2026-11-21',
        help: [],
        id: 'jelly-lab',
        limits: [],
        mayBuy: true,
        waitHref: null,
        minutes: 0,
        needs: [],
        missingTime: null,
        mode: 'added',
        name: 'Jelly Lab',
        picture: null,
        priceLists: {
          day: [
            {
              description: '',
              forMembers: false,
              id: 'adult',
              maximum: null,
              name: 'Adult',
              price: 1200,
              retail: 1200,
              lineDiscount: null,
            },
          ],
        },
        slots: [
          {
            availableSeats: 4,
            date: '2026-11-21',
            id: 'jelly-lab.2026-11-21',
            label: '10:00 am',
            prices: 'day',
            time: '10:00',
          },
        ],
        timesAtOnce: null,
        timesFolded: true,
        timesUnfolded: false,
        timesUnread: false,
      },
    ],
    donation: null,
    gone: [{ id: 'dome', kind: 'event', name: 'Dome' }],
    headers: {},
    hold: null,
    offer: null,
    hours: 'hours-closed',
    unofferedAddOn: null,
    isExpiredMember: false,
    memberPrompt: true,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [],
    version: 3,
  })
})

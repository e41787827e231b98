import { expect, test } from 'vitest'
import { aVisit, cart } from '#tests/builders/order-page.ts'
import { loadOrderPage } from './order-page.server.ts'

test('all that the page of a cart says', async () => {
  const gone = [{ kind: 'event', id: 'dome', name: 'Dome' }]
  const page = await loadOrderPage(
    aVisit('/orders/harborlight/tickets?cart=true', { cart: async () => ({ payload: { ...cart, gone } }) }),
  )
  expect(page).toEqual({
    isFilledIn: false,
    isLinkCut: false,
    isSold: false,
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
        settled: false,
        edited: false,
        admission: 'timed',
        date: '2026-11-21',
        dateText: 'Saturday, November 21, 2026',
        detailHref: '/events/harborlight/detail/jelly-lab?date=2026-11-21',
        help: [],
        id: 'jelly-lab',
        limits: [],
        mayBuy: true,
        waitHref: null,
        similar: null,
        nextDay: null,
        minutes: 0,
        places: [],
        needs: null,
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
    hours: 'checkout-hours',
    unofferedAddOn: null,
    isExpiredMember: false,
    memberName: null,
    memberFree: null,
    memberPrompt: true,
    membershipChoices: {},
    memberships: [],
    missingCombos: [],
    suggestions: [],
    version: 3,
  })
})

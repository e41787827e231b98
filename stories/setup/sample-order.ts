import QRCode from 'qrcode'
import { codePath } from '#app/rules/tickets/code-path.ts'
import type {
  BoughtOrder,
  BoughtTicket,
  BoughtVisit,
  MemberCardView,
  OrderDetail,
} from '#app/ui/bought-order/bought-order.ts'
import type { useBrand } from './themed.tsx'

function drawCode(code: string) {
  const { modules } = QRCode.create(code)
  return { codePath: codePath(modules), codeSize: modules.size }
}

const ticket = (id: string, about: Partial<BoughtTicket>): BoughtTicket => ({
  id,
  visitId: 'visit',
  href: `#${id}`,
  eventName: '',
  typeName: 'Adult',
  date: 'Saturday, November 21',
  time: '9:00 AM',
  facts: ['Pier 7', '90 minutes'],
  code: `7K2M-${id}-QX4D`,
  ...drawCode(`7K2M-${id}-QX4D`),
  ...about,
})

const visit = (name: string): BoughtVisit => ({
  id: 'visit',
  name,
  when: 'Saturday, November 21, 9:00 AM',
  directions: {
    places: [
      {
        id: 'entrance',
        name: 'Main entrance',
        description: 'Left of the fountain.',
        accessibility: 'a ramp and a lift to every floor',
        travel: 'Ten minutes on foot from the station.',
        bring: 'a coat',
        map: null,
      },
    ],
    address: '200 Harbor Drive, Port Ellison',
    mapHref: '#map',
  },
  move: { href: '#move', until: 'Friday, November 20' },
})

const card: MemberCardView = {
  id: 'card',
  level: 'Family',
  offering: 'One year',
  gift: null,
  codes: [{ name: 'Ada Moss', ...drawCode('M-20391') }],
  people: ['Ada Moss', 'Wren Moss'],
  number: 'M-20391',
  valid: 'November 21, 2026 – November 20, 2027',
}

const groups: BoughtOrder['groups'] = [
  {
    type: 'event',
    total: 4_900,
    lines: [
      {
        id: 'line',
        name: 'Admission',
        when: 'Saturday, November 21, 9:00 AM',
        amount: 4_900,
        parts: [
          { label: '2 × Adult', amount: 3_600 },
          { label: '1 × Child', amount: 1_300 },
        ],
        combo: null,
      },
    ],
  },
  {
    type: 'donation',
    total: 2_500,
    lines: [{ id: 'gift', name: 'For the reef', when: null, amount: 2_500, parts: [], combo: null }],
  },
]

/** An order with two tickets, a card and a donation, as its buyer sees it, with the event names of a brand. */
export function sampleOrder({ events: [name] }: ReturnType<typeof useBrand>): BoughtOrder {
  return {
    orderNumber: '10042',
    link: '#order',
    sentTo: 'ada@example.com',
    visits: [visit(name)],
    nextVisitId: 'visit',
    tickets: [
      ticket('A1', { eventName: name }),
      ticket('A2', { eventName: name, typeName: 'Child, 3 to 12' }),
    ],
    passCount: 2,
    cancel: {
      href: '#cancel',
      until: 'Friday, November 20, 9:00 AM',
      paid: 4_900,
      total: 4_900,
      lines: [],
      keepsOthers: false,
    },
    cancelled: null,
    cards: [card, { ...card, id: 'gift', gift: 'A gift for Rose Moss' }],
    groups,
    saved: 600,
    coupons: [{ code: 'AUTUMN', discount: 600 }],
    total: 6_800,
    taxes: [{ id: 'vat', name: 'VAT', amount: 410, included: true }],
    card: { brand: 'Visa', lastFour: '4242', amount: 4_800 },
    certificate: { digits: '4321', amount: 2_000 },
    autoRenews: false,
  }
}

/** The same order line by line. */
export const sampleDetail = ({ events: [name] }: ReturnType<typeof useBrand>): OrderDetail => ({
  date: 'November 20, 2026',
  groups: [
    {
      id: 'event',
      isMembership: false,
      name,
      start: 'Saturday, November 21, 9:00 AM',
      visits: [],
      lines: [
        {
          name: 'Adult',
          quantity: 2,
          unitPrice: { amount: 1_800, before: null },
          total: { amount: 3_600, before: null },
        },
      ],
      total: { amount: 3_600, before: null },
    },
  ],
  total: { amount: 6_800, before: 7_400 },
})

import type { ComboPayload } from '#app/contract/combos.ts'
import type { EventSummaryPayload } from '#app/contract/events.ts'
import { listPage } from '#app/routes/events/list/list-page.server.ts'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'

const DATE = '2026-11-20'

export const picture = (name: string, primary = false) => ({
  primary,
  highRes: `/${name}-3.jpg`,
  screen: `/${name}-2.jpg`,
  thumbnail: `/${name}-1.jpg`,
  description: `A ${name}`,
})

export const start = (time: string, availableSeats: number) => ({
  id: time,
  date: DATE,
  time,
  availableSeats,
})

/** An event as bare as can be. */
export const anEvent = (about: Partial<EventSummaryPayload> = {}) =>
  ({
    id: 'pool',
    name: 'Pool',
    shortDescription: '',
    images: [],
    duration: null,
    resources: [],
    prerequisites: { requires: [] },
    stars: 0,
    ratings: 0,
    type: 'standard',
    lowestPrice: null,
    lowestRetailPrice: null,
    eventOrderType: 'event',
    memberOnlyEvent: false,
    memberAccess: 'open',
    admissionType: 'timed',
    displayOrder: 0,
    times: [],
    ...about,
  }) as EventSummaryPayload

export const boat = anEvent({
  id: 'boat',
  name: 'Boat',
  shortDescription: 'Out <b>to sea</b>.',
  images: [picture('deck'), picture('boat', true)],
  duration: 45,
  prerequisites: { requires: [{ eventTemplateId: 'day', name: 'A Day' }] },
  resources: [
    { id: 'pier', name: 'Pier 3', description: '', accessibility: '', travel: '', bring: '', map: null },
    { id: 'pier4', name: 'Pier 4', description: '', accessibility: '', travel: '', bring: '', map: null },
  ],
  stars: 9,
  ratings: 2,
  lowestPrice: 700,
  lowestRetailPrice: 900,
  displayOrder: 2,
  times: [start('09:00', 40), start('10:30', 5), start('12:00', 0)],
})

export const night = anEvent({
  id: 'night',
  name: 'Night Walk',
  images: [picture('night')],
  eventOrderType: 'member',
  memberOnlyEvent: true,
  memberAccess: 'eligible',
  admissionType: 'generalAdmission',
  type: 'discountCode',
  lowestPrice: 500,
  lowestRetailPrice: 800,
  displayOrder: 1,
  times: [start('20:00', 6)],
})

export const inner = anEvent({
  ...night,
  id: 'inner',
  name: 'Inner Circle',
  memberAccess: 'inactive',
  lowestPrice: 800,
})

const summary = (id: string, images = [picture(id, true)]) => ({
  id,
  name: `The ${id}`,
  shortDescription: '',
  description: '',
  images,
  quantity: 1,
})

export const aCombo = (about: object = {}) =>
  ({
    id: 'bare-combo',
    name: 'Bare Combo',
    shortDescription: '',
    images: [],
    memberOnlyEvent: false,
    memberAccess: 'open',
    displayOrder: 0,
    lowestPrice: null,
    saving: null,
    templates: {
      entries: [{ type: 'event', templateIds: ['boat'], quantity: 1, summaries: [summary('boat', [])] }],
    },
    ...about,
  }) as unknown as ComboPayload

export const dayOut = aCombo({
  id: 'day-out',
  name: 'Day Out',
  shortDescription: 'All <i>of it</i>',
  images: [picture('day')],
  displayOrder: 3,
  lowestPrice: 1500,
  saving: { amount: 400, kind: 'from' },
  templates: {
    entries: [
      { type: 'event', templateIds: ['boat'], quantity: 1, summaries: [summary('boat')] },
      {
        type: 'any',
        templateIds: ['night', 'inner', 'pool'],
        quantity: 2,
        summaries: ['night', 'inner', 'pool'].map(id => summary(id)),
      },
    ],
  },
})

export const strip = [
  { date: '2026-11-20', number: 20, disabled: false, today: true },
  { date: '2026-11-21', number: 21, disabled: true, today: false },
  { date: '2026-11-22', number: 22, disabled: false, today: false },
]

const nothing = {
  date: DATE,
  events: [],
  combos: [],
  strip: [],
  ratings: null,
  saleEnd: null,
  next: null,
  nextDays: [],
  free: null,
}

export const ratings = { ratings: 12, average: 4.5 } as never

export const member = { membershipIds: ['m1'], name: 'Ada', isExpired: false }

export const richVenue: VisitDetails = {
  path: '/events/pier/list?membershipIds=m1,m2&campaign=roof&utm=x',
  session: { member } as never,
  company: {
    reviews: true,
    membership: true,
    membershipLogin: true,
    membershipSales: true,
    lowSeats: 5,
    picture: { ...picture('hero'), primary: true, id: 'left out' },
  },
}

export const list = (details: VisitDetails, read: Partial<Parameters<typeof listPage>[1]>) =>
  listPage(plainVisit(details), { ...nothing, ...read })

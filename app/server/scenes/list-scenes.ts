import type { AlternativesPayload, EventSummaryPayload, SlotPayload } from '#app/contract/events.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { comboHref, eventDetailHref, eventsListHref } from '#app/rules/links/storefront-links.ts'
import { sharePictureHref } from '#app/rules/sharing/share-links.ts'
import type { AsIf, AsIfScene } from './as-if.ts'
import { becomeMember } from './become-member.ts'
import { OVER_LIMIT } from './cart-refusal-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { dayOf, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const dayIn = ({ now, venue }: SceneVisitor, days: number) =>
  addDays(localDateAt(now(), venue.document.venue.timeZone), days)

type Seats = { availableSeats: number }

const soldOut = <Start extends Seats>(starts: readonly Start[]): Start[] =>
  starts.map(start => ({ ...start, availableSeats: 0 }))

/** A day on which the first event is sold out, and combos save most families something. */
const nextDays: SceneScript = async visitor => {
  const answers: ChangedAnswers = {
    'events.summaries': (events: EventSummaryPayload[]) => {
      const first = events.findIndex(({ times, memberOnlyEvent }) => times.length > 0 && !memberOnlyEvent)
      return events.map((event, index) =>
        index === first ? { ...event, times: soldOut(event.times) } : event,
      )
    },
    'combos.list': (combos: object[]) =>
      combos.map(combo => ({ ...combo, saving: { amount: 500, kind: 'to' } })),
  }
  return page(eventsListHref({ tenantId: visitor.tenantId }), undefined, { answers })
}

/** What a membership still gives free of charge today. */
const memberFree: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  if (!event || !(await becomeMember(visitor, 'active'))) return null
  const free = { lowestPrice: 0, lowestRetailPrice: 1500 }
  const benefit = { ruleType: { name: 'memberBenefits' }, reason: 'Transaction', purchasedQuantity: 1 }
  const answers: ChangedAnswers = {
    'events.summaries': (events: EventSummaryPayload[]) =>
      events.map(one => (one.id === event.id ? { ...one, ...free } : { ...one, lowestRetailPrice: null })),
    'entitlements.allowances': () => [
      { ...OVER_LIMIT, ...benefit, eventId: event.id, pricePointIds: ['all'] },
    ],
  }
  return page(eventsListHref({ tenantId: visitor.tenantId }), undefined, { answers })
}

/** A sold-out day of an event, with calmer ones ahead and something like it. */
const calmer: SceneScript = async visitor => {
  const [event, other] = plainEvents(visitor)
  if (!event || !other) return null
  const alternatives: AlternativesPayload = {
    eventTemplateId: event.id,
    days: [4, 5].map(days => ({ date: dayIn(visitor, days), availableSeats: 40, quietest: '10:00' })),
    similar: { eventTemplateId: other.id, name: other.name, availableSeats: 40 },
  }
  const answers: ChangedAnswers = { 'events.times': soldOut, 'events.alternatives': () => [alternatives] }
  const query = { eventId: event.id, date: dayIn(visitor, 3) }
  return page(eventDetailHref({ tenantId: visitor.tenantId }, query), undefined, { answers })
}

/** A day on which an event is not held, when every seat of its dates is gone, or where it has no dates at all. */
const gone =
  (isDated: boolean): SceneScript =>
  async visitor => {
    const [event] = plainEvents(visitor)
    if (!event) return null
    const answers: ChangedAnswers = {
      'events.times': () => [],
      'events.alternatives': () => [{ eventTemplateId: event.id, days: [], similar: null }],
      'events.template': (template: object) => ({
        ...template,
        startTime: isDated ? `${dayIn(visitor, 9)}T19:00:00` : null,
        availableSeats: 0,
      }),
    }
    const query = { eventId: event.id, date: dayIn(visitor, 3) }
    return page(eventDetailHref({ tenantId: visitor.tenantId }, query), undefined, { answers })
  }

/** Of a day with many times the first costs more than all others. */
const otherTimes: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  if (!event) return null
  const answers: ChangedAnswers = {
    'events.times': ([slot]: SlotPayload[]) =>
      Array.from({ length: slot ? 7 : 0 }, (_, index) => slot && timeAt(slot, index)),
  }
  const query = { eventId: event.id, date: (await dayOf(visitor, event)) ?? undefined }
  return page(eventDetailHref({ tenantId: visitor.tenantId }, query), undefined, { answers })
}

const timeAt = (slot: SlotPayload, index: number): SlotPayload => ({
  ...slot,
  id: `${slot.id}-${index}`,
  time: `1${index}:00`,
  startTime: slot.startTime.replace(/T\d\d:\d\d/, `T1${index}:00`),
  event: index === 0 ? dearer(slot.event) : slot.event,
})

const dearer = (event: SlotPayload['event']): SlotPayload['event'] => {
  const prices = event.priceList.prices.map(price => ({
    ...price,
    price: price.price + 500,
    discountedPrice: price.discountedPrice + 500,
  }))
  return { ...event, priceList: { ...event.priceList, prices } }
}

/** A combo on a day that its events are not on. */
const comboGone: SceneScript = async visitor => {
  const [combo] = visitor.venue.combos
  if (!combo) return null
  const answers: ChangedAnswers = {
    'events.summaries': (events: EventSummaryPayload[]) => events.map(event => ({ ...event, times: [] })),
    'combos.nextAvailable': (next: object) => ({ ...next, date: dayIn(visitor, 5) }),
  }
  const eventIds = combo.entries.flatMap(({ eventIds: ids }) => ids.slice(0, 1))
  const path = comboHref({ tenantId: visitor.tenantId }, { comboId: combo.id, eventIds })
  return page(`${path}&date=${dayIn(visitor, 3)}`, undefined, { answers })
}

/** What the venue's own website shows of its shop. */
const frame =
  (answers: ChangedAnswers): SceneScript =>
  async ({ tenantId }) =>
    page(`/embed/${encodeURIComponent(tenantId)}/times`, undefined, { answers })

/** What stands beside a link to the shop where somebody shares it. */
const sharedLink: SceneScript = async ({ tenantId }) => ({
  kind: 'file',
  path: sharePictureHref(tenantId, { kind: 'venue', id: tenantId, version: 'scene' }),
})

/** Lists and events on days that go otherwise. */
export const listScenes = {
  'list-next-days': nextDays,
  'list-member-free': memberFree,
  'event-calmer': calmer,
  'event-not-on': gone(true),
  'event-undated': gone(false),
  'combo-gone': comboGone,
  'event-other-times': otherTimes,
  embed: frame({}),
  'shared-link': sharedLink,
  'embed-untimed': frame({ 'events.onDays': (days: object[]) => days.map(day => ({ ...day, slots: [] })) }),
} satisfies Record<string, SceneScript>

/** Every second event is for members. */
const asSpecials: AsIf = venue => ({
  ...venue,
  events: venue.events.map((event, index) => ({
    ...event,
    memberOnlyEvent: index % 2 === 0,
    membershipRestrictions: [],
  })),
})

const asNothingOn: AsIf = venue => ({ ...venue, events: [], combos: [] })

const asPictured: AsIf = venue => {
  const images = venue.events.flatMap(event => event.images.slice(0, 1)).slice(0, 3)
  return { ...venue, events: venue.events.map(event => ({ ...event, images })) }
}

const eventOf: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  return event ? page(eventDetailHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

const listOfMember: SceneScript = async visitor =>
  (await becomeMember(visitor, 'active')) ? page(eventsListHref({ tenantId: visitor.tenantId })) : null

export const listAsIfScenes = {
  'list-as-specials': { asIf: asSpecials, script: listOfMember },
  'event-as-pictured': { asIf: asPictured, script: eventOf },
  'embed-as-empty': { asIf: asNothingOn, script: frame({}) },
} satisfies Record<string, AsIfScene>

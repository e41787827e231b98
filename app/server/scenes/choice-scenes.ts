import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import {
  calendarHref,
  comboHref,
  eventDetailHref,
  eventsListHref,
  eventsPartyHref,
  reviewsHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'
import type { StageMember } from '#app/rules/scenes/stage-venue.ts'
import { becomeMember } from './become-member.ts'
import { reviewMail } from './mail-scenes.ts'
import { linkIn } from './order-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { dayOf, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const gone: SceneScript = async ({ tenantId }) => page(eventDetailHref({ tenantId }, { eventId: 'none' }))

const party = (visitor: SceneVisitor): Record<string, string> =>
  Object.fromEntries(visitor.venue.personTypes.slice(0, 2).map(({ id }) => [`party.${id}`, '2']))

/** Who is coming has been said. */
const listParty: SceneScript = async visitor => {
  const base = { tenantId: visitor.tenantId }
  await visitor.press(eventsPartyHref(base), { ...party(visitor), return: eventsListHref(base) })
  return page(eventsListHref(base))
}

const eventParty: SceneScript = async visitor => {
  const base = { tenantId: visitor.tenantId }
  const [event] = plainEvents(visitor)
  if (!event) return null
  await visitor.press(eventsPartyHref(base), { ...party(visitor), return: eventsListHref(base) })
  return page(eventDetailHref(base, { eventId: event.id }))
}

/** What is recommended beside an order, for all who are coming. */
const orderParty: SceneScript = async visitor => {
  const base = { tenantId: visitor.tenantId }
  const event = plainEvents(visitor).find(({ recommendedEventIds }) => recommendedEventIds.length > 0)
  if (!event) return null
  await visitor.press(eventsPartyHref(base), { ...party(visitor), return: eventsListHref(base) })
  const date = (await dayOf(visitor, event)) ?? undefined
  const answers: ChangedAnswers = {
    'events.onDays': (found: object[]) =>
      found.map(one => ({ ...one, partyPrice: { least: 6_000, most: 6_000 } })),
  }
  return page(ticketsHref(base, { eventId: event.id, date }), undefined, { answers })
}

const isOfMembers = ({ memberOnlyEvent, retired }: StoredEvent) => memberOnlyEvent && !retired

/** An event for members alone, as somebody meets it who is one in this way; `kind` tells apart events for some of them and for all. */
const memberEvent =
  (part: StageMember, kind: 'some' | 'all'): SceneScript =>
  async visitor => {
    const found = visitor.venue.events.filter(isOfMembers)
    const event =
      found.find(
        ({ membershipRestrictions = [] }) => membershipRestrictions.length > 0 === (kind === 'some'),
      ) ?? found[0]
    if (!event || !(await becomeMember(visitor, part))) return null
    return page(eventDetailHref({ tenantId: visitor.tenantId }, { eventId: event.id }))
  }

/** The order page of an event for members alone, as everybody else meets it. */
const orderMembers: SceneScript = async ({ venue, tenantId }) => {
  const event = venue.events.find(isOfMembers)
  return event ? page(ticketsHref({ tenantId }, { eventId: event.id })) : null
}

const needing = ({ venue }: SceneVisitor) =>
  venue.events.find(({ prerequisiteEventIds, retired }) => !retired && prerequisiteEventIds?.length)

/** An event that is sold only beside another one. */
export const eventNeeds: SceneScript = async visitor => {
  const event = needing(visitor)
  return event ? page(eventDetailHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

export const orderNeeds: SceneScript = async visitor => {
  const event = needing(visitor)
  return event ? page(ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

/** A combo whose events are chosen from several. */
const openCombo = ({ venue }: SceneVisitor) =>
  venue.combos.find(({ entries }) => entries.some(({ type }) => type === 'any'))

const comboDetail: SceneScript = async visitor => {
  const combo = openCombo(visitor) ?? visitor.venue.combos[0]
  return combo ? page(eventDetailHref({ tenantId: visitor.tenantId }, { eventId: combo.id })) : null
}

const comboChoice =
  (most: number): SceneScript =>
  async visitor => {
    const combo = openCombo(visitor)
    if (!combo) return null
    const chosen = combo.entries.flatMap(({ type, eventIds, quantity = 1 }) =>
      type === 'any' ? eventIds.slice(0, Math.min(most, quantity)) : eventIds,
    )
    return page(comboHref({ tenantId: visitor.tenantId }, { comboId: combo.id, eventIds: chosen }))
  }

const calendarEvent: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  return event ? page(calendarHref({ tenantId: visitor.tenantId }, { eventId: event.id })) : null
}

const calendarDay: SceneScript = async visitor => {
  const base = { tenantId: visitor.tenantId }
  await visitor.press(eventsPartyHref(base), { ...party(visitor), return: eventsListHref(base) })
  return page(calendarHref(base, { date: visitor.now().toISOString().slice(0, 10) }))
}

/** The event that somebody was asked to review, once they have signed in by the link of the mail. */
async function reviewed(visitor: SceneVisitor): Promise<string | null> {
  const link = linkIn(await reviewMail(visitor), /\/auth\/[^/\s]+\/login\/\S+/)
  if (!link) return null
  const { pathname, searchParams } = new URL(link, 'http://shop')
  const back = searchParams.get('ref') ?? ''
  const token = pathname.split('/').at(-1) ?? ''
  const password = `a-long-password-${token.slice(0, 6)}`
  const next = await visitor.press(link, {})
  if (next.includes('/changePassword/')) await visitor.press(next, { password, repeated: password })
  return back
}

const reviewOpen: SceneScript = async visitor => {
  const path = await reviewed(visitor)
  return path ? page(path) : null
}

const REVIEW = { rating: '5', title: 'A fine day', comment: 'We will come again.' }

const reviewEmpty: SceneScript = async visitor => {
  const path = await reviewed(visitor)
  return path ? page(path, { rating: '', title: '', comment: '' }) : null
}

const reviewSent: SceneScript = async visitor => {
  const path = await reviewed(visitor)
  return path ? page(path, REVIEW) : null
}

const reviewEdit: SceneScript = async visitor => {
  const path = await reviewed(visitor)
  if (!path) return null
  await visitor.press(path, REVIEW)
  return page(path)
}

const reviewFailed: SceneScript = async visitor => {
  const path = await reviewed(visitor)
  return path ? page(path, REVIEW, { refused: { 'reviews.create': { code: 'INTERNAL' } } }) : null
}

const reviewOften: SceneScript = async visitor => {
  const path = await reviewed(visitor)
  return path ? page(path, REVIEW, { refused: { 'reviews.create': { code: 'TOO_MANY_REQUESTS' } } }) : null
}

/** An invitation that is opened by somebody who is not signed in. */
const reviewInvited: SceneScript = async visitor => {
  const link = linkIn(await reviewMail(visitor), /\/auth\/[^/\s]+\/login\/\S+/)
  const back = link && new URL(link, 'http://shop').searchParams.get('ref')
  visitor.jar.clear()
  return back ? page(back) : null
}

const reviewsRated: SceneScript = async ({ tenantId }) => page(`${reviewsHref({ tenantId })}?rating=5`)

const stopLink = async (visitor: SceneVisitor) =>
  linkIn(await reviewMail(visitor), /\/events\/[^/\s]+\/invitations\/\S+/)

const reviewsStop: SceneScript = async visitor => {
  const link = await stopLink(visitor)
  return link ? page(link) : null
}

const reviewsStopped: SceneScript = async visitor => {
  const link = await stopLink(visitor)
  return link ? page(link, {}) : null
}

const reviewsStopOften: SceneScript = async visitor => {
  const link = await stopLink(visitor)
  return link
    ? page(link, {}, { refused: { 'reviews.stopInvitations': { code: 'TOO_MANY_REQUESTS' } } })
    : null
}

export const choiceScenes = {
  'event-gone': gone,
  'list-party': listParty,
  'event-party': eventParty,
  'order-party': orderParty,
  'event-eligible': memberEvent('active', 'all'),
  'order-members': orderMembers,
  'combo-detail': comboDetail,
  'combo-empty': comboChoice(0),
  'combo-begun': comboChoice(1),
  'calendar-event': calendarEvent,
  'calendar-party': calendarDay,
  'review-open': reviewOpen,
  'review-empty': reviewEmpty,
  'review-sent': reviewSent,
  'review-edit': reviewEdit,
  'review-failed': reviewFailed,
  'review-often': reviewOften,
  'review-invited': reviewInvited,
  'reviews-rated': reviewsRated,
  'reviews-stop': reviewsStop,
  'reviews-stopped': reviewsStopped,
  'reviews-stop-often': reviewsStopOften,
} satisfies Record<string, SceneScript>

import type { TextGroup } from '#theme/texts/lists/texts.ts'
import type { VariableGroup } from '#theme/variables.ts'

/** What the frame can show: pages of the storefront with the venue's own events and days, then the components together. */
export const sceneNames = [
  'storefront',
  'closed',
  'sold-out',
  'event',
  'event-sold-out',
  'waiting',
  'calendar',
  'combo',
  'order',
  'order-empty',
  'forms',
  'checkout',
  'reviews',
  'membership',
  'levels',
  'level',
  'sign-in',
  'forgotten',
  'members',
  'find-orders',
  'again',
  'order-gone',
  'terms',
  'privacy',
  'resellers',
  'status',
  'outdated',
  'embed',
  'missing',
  'components',
  'events',
] as const
export type SceneName = (typeof sceneNames)[number]
export type Scene = { readonly name: SceneName; readonly href: string }

/** Days and things of a venue that scenes are made of; what it has not is null. */
export type SceneFacts = {
  readonly tenantId: string
  /** Days, YYYY-MM-DD: today or the next with something to buy, the next without, the next that is sold out. */
  readonly openDay: string
  readonly closedDay: string | null
  readonly soldOutDay: string | null
  /** An event of the open day, and one that is sold out. */
  readonly eventId: string | null
  readonly soldOutEventId: string | null
  readonly comboId: string | null
  readonly levelId: string | null
}

type Addresses = Readonly<Record<SceneName, string | null>>

const withId = (id: string | null, address: (id: string) => string): string | null =>
  id === null ? null : address(encodeURIComponent(id))

/** Where each scene is; null where the venue has nothing to show it with. None of them orders or holds anything. */
const addressesOf = (facts: SceneFacts): Addresses => {
  const tenant = encodeURIComponent(facts.tenantId)
  const { openDay, closedDay, soldOutDay, eventId, soldOutEventId, comboId, levelId } = facts
  const listOf = (date: string) => `/events/${tenant}/list?date=${date}`
  return {
    storefront: listOf(openDay),
    closed: withId(closedDay, listOf),
    'sold-out': withId(soldOutDay, listOf),
    event: withId(eventId, id => `/events/${tenant}/detail/${id}?date=${openDay}`),
    'event-sold-out': withId(soldOutEventId, id => `/events/${tenant}/detail/${id}?date=${openDay}`),
    waiting: withId(soldOutEventId, id => `/events/${tenant}/waiting/${id}?date=${openDay}`),
    calendar: `/orders/${tenant}/calendar`,
    combo: withId(comboId, id => `/orders/${tenant}/combo?comboId=${id}`),
    order: withId(eventId, id => `/orders/${tenant}/tickets?eventId=${id}&date=${openDay}`),
    'order-empty': `/orders/${tenant}/tickets`,
    forms: `/orders/${tenant}/forms`,
    checkout: `/checkout/${tenant}/process`,
    reviews: `/events/${tenant}/reviews`,
    membership: `/membership/${tenant}`,
    levels: `/membership/${tenant}/join`,
    level: withId(levelId, id => `/membership/${tenant}/detail/${id}`),
    'sign-in': `/auth/${tenant}/login`,
    forgotten: `/auth/${tenant}/forgotPassword`,
    members: `/auth/${tenant}/members`,
    'find-orders': `/auth/${tenant}/orders`,
    again: `/orders/${tenant}/again`,
    'order-gone': `/orders/${tenant}/order/none`,
    terms: `/legal/${tenant}/terms`,
    privacy: `/legal/${tenant}/privacy`,
    resellers: `/resellers/${tenant}`,
    status: `/status/${tenant}`,
    outdated: `/status/${tenant}/unsupported`,
    embed: `/embed/${tenant}/times`,
    missing: `/events/${tenant}/missing`,
    components: `/editor/${tenant}/preview?scene=composer`,
    events: `/editor/${tenant}/preview`,
  }
}

/** The scenes of a venue, in the order in which a visitor comes by. */
export const scenesOf = (facts: SceneFacts): Scene[] => {
  const addresses = addressesOf(facts)
  return sceneNames.flatMap(name => {
    const href = addresses[name]
    return href === null ? [] : [{ name, href }]
  })
}

/** Scenes in which the texts of a group stand, the likeliest first. Groups without a scene are named in the README. */
const scenesOfTexts: Partial<Record<TextGroup, readonly SceneName[]>> = {
  shell: ['storefront'],
  events: ['storefront', 'closed', 'sold-out'],
  party: ['storefront'],
  'event-detail': ['event', 'event-sold-out'],
  reviews: ['event', 'reviews', 'components'],
  'waiting-list': ['waiting', 'event-sold-out'],
  calendar: ['calendar'],
  tickets: ['order', 'components'],
  limits: ['order'],
  combo: ['combo'],
  addons: ['order', 'components'],
  donation: ['order'],
  forms: ['forms'],
  cart: ['order', 'order-empty'],
  checkout: ['checkout'],
  'member-info': ['components'],
  order: ['again', 'order-gone'],
  errors: ['missing'],
  auth: ['sign-in', 'forgotten', 'members', 'find-orders'],
  membership: ['membership', 'levels', 'level'],
  legal: ['terms', 'privacy'],
  resellers: ['resellers'],
  status: ['status', 'outdated'],
  embed: ['embed'],
  problem: ['missing'],
  coupons: ['order'],
}

const scenesOfVariables: Partial<Record<VariableGroup, readonly SceneName[]>> = {
  calendar: ['calendar', 'components'],
  chip: ['storefront', 'event'],
  card: ['storefront'],
  stepper: ['order', 'components'],
  sum: ['order', 'components'],
  inventory: ['order', 'components'],
  field: ['sign-in', 'components'],
  review: ['components', 'event'],
  member: ['level'],
  ticket: ['order-gone'],
  tone: ['components'],
}

/** Where one may look for a text or a variable of a group. */
export const likelyScenes = (group: TextGroup | VariableGroup): readonly SceneName[] =>
  scenesOfTexts[group as TextGroup] ?? scenesOfVariables[group as VariableGroup] ?? []

import { beginningOf, isPressedScene } from '#app/rules/scenes/pressed-scenes.ts'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import {
  originOfScene,
  type PageScene,
  type SceneName,
  type SceneOrigin,
  sceneNames,
} from '#app/rules/scenes/scene-groups.ts'
import { isStagedScene, type PlayedScene, type StagedScene } from '#app/rules/scenes/staged-scenes.ts'
import { inScene, type Scene } from '#editor/preview/first-scene.ts'
import type { TextGroup } from '#theme/texts/lists/texts.ts'
import type { VariableGroup } from '#theme/variables.ts'

type Addresses = Readonly<Record<PageScene, string | null>>

const withId = (id: string | null, address: (id: string) => string): string | null =>
  id === null ? null : address(encodeURIComponent(id))

/** Where the page of each scene is; null where the venue has nothing to show it with. None of them orders or holds anything. */
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
    missing: `/events/${tenant}/missing`,
    components: `/editor/${tenant}/preview?scene=composer`,
    messages: `/editor/${tenant}/preview?scene=messages`,
    events: `/editor/${tenant}/preview`,
  }
}

/** The scenes of a venue, in the order in which a visitor comes by. */
export const scenesOf = (facts: SceneFacts): Scene[] => {
  const addresses = addressesOf(facts)
  return sceneNames.flatMap(name => {
    const href = addressOf(name, { facts, addresses })
    return href === null ? [] : [{ name, href, ...(isPressedScene(name) ? { isPressed: true } : {}) }]
  })
}

/** The pages of scenes that need nothing to have happened, as any visitor opens them. */
export const visitorPagesOf = (facts: SceneFacts): Scene[] =>
  Object.entries(addressesOf(facts)).flatMap(([name, href]) =>
    href === null || ofEditor(href) ? [] : [{ name: name as PageScene, href }],
  )

type Places = { facts: SceneFacts; addresses: Addresses }

/** Where a scene is; one with presses where it begins, played by somebody of its own. */
function addressOf(name: SceneName, { facts, addresses }: Places): string | null {
  const beginning = isPressedScene(name) ? beginningOf(name) : name
  if (isStagedScene(beginning)) return stagedAddress(facts, { name: name as PlayedScene, need: beginning })
  const href = addresses[beginning as PageScene]
  return href && (ofEditor(href) ? href : inScene(href, name))
}

const ofEditor = (href: string) => href.startsWith('/editor/')

/** What a scene cannot be played without; null stands for nothing of the venue's. */
const NEEDS: Partial<Record<SceneOrigin, keyof SceneFacts>> = {
  'played with a combo': 'comboId',
  'played with a level': 'levelId',
}

type Staging = { name: PlayedScene; need: StagedScene }

function stagedAddress(facts: SceneFacts, { name, need }: Staging): string | null {
  const fact = NEEDS[originOfScene(need) ?? 'played']
  return fact && facts[fact] === null ? null : `/editor/${encodeURIComponent(facts.tenantId)}/scenes/${name}`
}

/** Scenes in which the texts of a group stand, the likeliest first. */
const scenesOfTexts: Partial<Record<TextGroup, readonly SceneName[]>> = {
  shell: ['storefront'],
  events: ['storefront', 'closed', 'sold-out', 'list-member'],
  party: ['storefront'],
  'event-detail': ['event', 'event-sold-out', 'event-member'],
  reviews: ['event', 'reviews', 'write-review', 'components'],
  'waiting-list': ['waiting', 'waiting-sent', 'waiting-entry', 'waiting-confirmed', 'event-sold-out'],
  devices: ['other-device', 'continue', 'cart'],
  calendar: ['calendar'],
  tickets: ['order', 'cart', 'components'],
  limits: ['cart-refused', 'cart-limit', 'order'],
  combo: ['combo', 'cart-combo'],
  addons: ['cart', 'order', 'components'],
  donation: ['cart', 'order'],
  forms: ['form', 'form-refused', 'forms-done'],
  cart: ['cart', 'order-empty'],
  checkout: ['delivery', 'payment', 'checkout'],
  delivery: ['delivery'],
  'member-info': ['member-info', 'components'],
  payment: ['payment', 'payment-refused', 'declined'],
  coupons: ['payment', 'payment-refused', 'cart'],
  'gift-certificates': ['payment', 'payment-refused'],
  'review-step': ['review'],
  confirmation: ['confirmation'],
  order: ['order-page', 'order-move', 'order-cancel', 'ticket', 'again', 'order-gone'],
  passes: ['confirmation', 'order-page', 'member-active'],
  errors: ['declined', 'missing'],
  auth: [
    'sign-in',
    'sign-in-refused',
    'forgotten',
    'new-password',
    'members',
    'member-waiting',
    'find-orders',
  ],
  account: ['account-orders', 'account-order', 'profile', 'no-orders'],
  membership: [
    'member-active',
    'member-lapsed',
    'member-door',
    'renew',
    'upgrade',
    'membership',
    'levels',
    'level',
  ],
  legal: ['terms', 'privacy'],
  resellers: ['resellers'],
  status: ['status', 'outdated'],
  embed: ['embed'],
  problem: ['missing'],
  mail: ['mail-order', 'mail-membership', 'mail-cancelled', 'mail-sign-in', 'mail-renewal'],
}

const scenesOfVariables: Partial<Record<VariableGroup, readonly SceneName[]>> = {
  calendar: ['calendar', 'components'],
  chip: ['storefront', 'event'],
  card: ['storefront'],
  stepper: ['order', 'cart', 'components'],
  sum: ['cart', 'components'],
  inventory: ['order', 'components'],
  field: ['payment-refused', 'sign-in', 'components'],
  review: ['components', 'event'],
  ticket: ['ticket', 'door'],
  tone: ['components'],
}

/** Where one may look for a text or a variable of a group. */
export const likelyScenes = (group: TextGroup | VariableGroup): readonly SceneName[] =>
  scenesOfTexts[group as TextGroup] ?? scenesOfVariables[group as VariableGroup] ?? []

import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import { isStagedScene, type StagedScene } from '#app/rules/scenes/staged-scenes.ts'
import type { TextGroup } from '#theme/texts/lists/texts.ts'
import type { VariableGroup } from '#theme/variables.ts'

/**
 * What the frame can show, in the order of a visit: pages of the storefront with the venue's own events and days, the same after
 * something has happened (`app/rules/scenes`), its mails and tickets, then the components together.
 */
export const sceneGroups = {
  choose: [
    'storefront',
    'closed',
    'sold-out',
    'event',
    'event-sold-out',
    'list-member',
    'event-member',
    'waiting',
    'waiting-sent',
    'waiting-refused',
    'waiting-entry',
    'waiting-confirmed',
    'calendar',
    'combo',
    'reviews',
    'write-review',
  ],
  order: [
    'order',
    'order-empty',
    'cart',
    'cart-long',
    'cart-limit',
    'cart-combo',
    'cart-refused',
    'cart-member',
    'other-device',
    'continue',
    'forms',
    'form',
    'form-invalid',
    'form-refused',
    'forms-done',
  ],
  checkout: [
    'checkout',
    'delivery',
    'delivery-refused',
    'member-info',
    'member-info-empty',
    'member-info-invalid',
    'payment',
    'payment-refused',
    'payment-invalid',
    'review',
    'declined',
    'bank',
    'confirmation',
  ],
  bought: [
    'order-page',
    'order-move',
    'order-cancel',
    'order-cancelled',
    'door',
    'ticket',
    'again',
    'order-gone',
  ],
  membership: [
    'membership',
    'levels',
    'level',
    'members',
    'member-unknown',
    'member-waiting',
    'member-link',
    'member-active',
    'member-renewing',
    'member-renewed',
    'member-cancelled',
    'member-lapsed',
    'renew',
    'upgrade',
  ],
  account: [
    'sign-in',
    'sign-in-refused',
    'sign-in-sent',
    'forgotten-sent',
    'find-orders-sent',
    'password-refused',
    'members-refused',
    'members-email-refused',
    'forgotten',
    'new-password',
    'account-orders',
    'account-order',
    'no-orders',
    'profile',
    'profile-refused',
    'profile-waiting',
    'email-link',
    'find-orders',
    'guest-orders',
  ],
  mails: [
    'mail-order',
    'mail-membership',
    'mail-moved',
    'mail-gift',
    'mail-cancelled',
    'mail-orders-link',
    'mail-sign-in',
    'mail-link',
    'mail-confirm',
    'mail-verification',
    'mail-waiting',
    'mail-review',
    'mail-renewal',
    'ticket-pdf',
  ],
  more: [
    'terms',
    'privacy',
    'resellers',
    'status',
    'outdated',
    'embed',
    'missing',
    'messages',
    'components',
    'events',
  ],
} as const
export type SceneGroup = keyof typeof sceneGroups
type GroupedScene = (typeof sceneGroups)[SceneGroup][number]

export const sceneNames: readonly GroupedScene[] = Object.values(sceneGroups).flat()
export type SceneName = GroupedScene
export type Scene = { readonly name: SceneName; readonly href: string }

type PageScene = Exclude<SceneName, StagedScene>
type Addresses = Readonly<Record<PageScene, string | null>>

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
    messages: `/editor/${tenant}/preview?scene=messages`,
    events: `/editor/${tenant}/preview`,
  }
}

/** The scenes of a venue, in the order in which a visitor comes by. */
export const scenesOf = (facts: SceneFacts): Scene[] => {
  const addresses = addressesOf(facts)
  return sceneNames.flatMap(name => {
    const href = isStagedScene(name) ? stagedAddress(facts, name) : addresses[name]
    return href === null ? [] : [{ name, href }]
  })
}

/** What a staged scene cannot be played without; null stands for nothing of the venue's. */
const NEEDS: Partial<Record<StagedScene, keyof SceneFacts>> = {
  ...needing('comboId', ['cart-combo']),
  ...needing('levelId', [
    'member-info',
    'member-info-empty',
    'member-info-invalid',
    'member-active',
    'member-renewing',
    'member-renewed',
    'member-cancelled',
    'member-lapsed',
    'member-unknown',
    'members-refused',
    'members-email-refused',
    'member-waiting',
    'member-link',
    'renew',
    'upgrade',
    'cart-member',
    'list-member',
    'mail-membership',
    'mail-gift',
    'mail-verification',
    'mail-renewal',
  ]),
}

function needing(fact: keyof SceneFacts, scenes: readonly StagedScene[]) {
  return Object.fromEntries(scenes.map(scene => [scene, fact]))
}

function stagedAddress(facts: SceneFacts, name: StagedScene): string | null {
  const need = NEEDS[name]
  return need && facts[need] === null ? null : `/editor/${encodeURIComponent(facts.tenantId)}/scenes/${name}`
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
  membership: ['member-active', 'member-lapsed', 'renew', 'upgrade', 'membership', 'levels', 'level'],
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

import type { SceneName } from './scene-groups.ts'

/** Scenes in which something is pressed or typed once the page is drawn, each with the scene that it begins as. */
export const pressedScenes = {
  'list-notice-hidden': 'storefront',
  'event-pictures': 'event',
  'calendar-move-loading': 'calendar-move',
  'combo-chosen': 'combo-begun',
  'combo-given-back': 'combo-again',
  'cart-changed': 'cart-edit',
  'cart-offline': 'cart-edit',
  'cart-unanswered': 'cart-edit',
  'cart-device': 'cart',
  'cart-over': 'cart-limit',
  'delivery-slip': 'delivery',
  'review-captcha': 'review-as-full',
  'review-captcha-working': 'review-as-full',
  'order-link-copied': 'confirmation',
  'sign-in-no-passkey': 'sign-in',
  'event-pictures-several': 'event-as-pictured',
  'cart-over-kind': 'cart-as-limited',
  'review-captcha-missing': 'review-as-full',
  'bank-waiting': 'review-as-asked',
  'passkey-added': 'passkey-offer',
  'passkey-known': 'passkey-offer',
  'passkey-not-added': 'passkey-offer',
  'passkey-kept': 'passkeys',
} as const satisfies Partial<Record<SceneName, SceneName>>

export type PressedScene = keyof typeof pressedScenes

export const isPressedScene = (name: string): name is PressedScene => Object.hasOwn(pressedScenes, name)

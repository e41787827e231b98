import type { PressedScene } from '#app/rules/scenes/scene-groups.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** A control of a page: what says a text, or what is at a place of its markup. */
export type PageControl = { readonly text: TextReference } | { readonly at: string }

/**
 * What a page meets that no press brings about: no network, no answer, one that never comes, a computation that never ends, a clipboard,
 * nobody's passkey, and a device that makes one, has one already or breaks off.
 */
export type PageMeeting =
  | 'offline'
  | 'unanswered'
  | 'waiting'
  | 'computing'
  | 'copying'
  | 'no-passkey'
  | 'new-passkey'
  | 'known-passkey'
  | 'broken-passkey'

export type SceneStep =
  | { readonly press: PageControl }
  | { readonly type: string; readonly into: PageControl }
  | { readonly meet: PageMeeting }

const press = (text: TextReference): SceneStep => ({ press: { text } })
const pressAt = (at: string): SceneStep => ({ press: { at } })
const meet = (what: PageMeeting): SceneStep => ({ meet: what })

/** Waits for the gateway's fields, which have a height when they can be asked. */
const CONTINUE_WITH_CARD = pressAt(
  'form:has(#checkout-card iframe[style*="height"]) button:is([value="payment"], [value="complete"])',
)

/** What happens in each scene once its page is drawn. */
export const sceneSteps: Record<PressedScene, readonly SceneStep[]> = {
  'list-notice-hidden': [press('footer-captcha-notice-hide')],
  'event-pictures': [press('event-detail-image-open')],
  'calendar-move-loading': [meet('waiting'), pressAt('a[href*="pick="]')],
  'combo-chosen': [press('combo-add')],
  'combo-given-back': [press('combo-remove')],
  'cart-changed': [press('tickets-increase')],
  'cart-offline': [meet('offline'), press('tickets-increase')],
  'cart-unanswered': [meet('unanswered'), press('tickets-increase')],
  'cart-device': [meet('copying'), press('devices-show'), press('devices-copy')],
  'cart-over': [{ type: '900', into: { at: '[role="spinbutton"]' } }],
  'cart-over-seats': [{ type: '900', into: { at: '[role="spinbutton"]' } }],
  'payment-empty': [CONTINUE_WITH_CARD],
  'payment-as-full-empty': [CONTINUE_WITH_CARD],
  'delivery-slip': [{ type: 'robin@gmial.com', into: { at: 'input[type="email"]' } }],
  'review-captcha': [pressAt('#checkout-captcha')],
  'review-captcha-working': [meet('computing'), pressAt('#checkout-captcha')],
  'order-link-copied': [meet('copying'), press('order-link-copy')],
  'sign-in-no-passkey': [meet('no-passkey'), press('auth-passkey-sign-in')],
  'event-pictures-several': [press('event-detail-image-open')],
  'cart-over-kind': [{ type: '900', into: { at: '[role="spinbutton"]' } }],
  'cart-over-month': [{ type: '900', into: { at: ':has([role="spinbutton"]) + * [role="spinbutton"]' } }],
  'review-captcha-missing': [pressAt('button[value="complete"]')],
  'bank-waiting': [meet('waiting'), pressAt('button[value="complete"]')],
  'passkey-added': [meet('new-passkey'), press('auth-passkey-add')],
  'passkey-known': [meet('known-passkey'), press('auth-passkey-add')],
  'passkey-not-added': [meet('broken-passkey'), press('auth-passkey-add')],
  'passkey-kept': [press('account-passkeys-remove')],
  'cart-unfolded': [pressAt('aside [aria-expanded="false"]')],
}

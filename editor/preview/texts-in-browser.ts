import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/**
 * Texts that no page says as a server without wallets draws it, by the scene whose page says them in a browser: by itself, or after its
 * presses. `tests/e2e/scene-presses.test.ts` looks for them in the composer: in a few scenes always, in all of them with EVERY_SCENE=1.
 */
export const textsInBrowser: Partial<Record<SceneName, readonly TextReference[]>> = {
  'list-notice-hidden': ['footer-captcha-notice-hidden'],
  'list-as-measured': ['consent-accept', 'consent-heading', 'consent-refuse', 'consent-text'],
  'event-pictures': ['event-detail-image-close', 'event-detail-image-count'],
  'calendar-move': ['calendar-modal-move'],
  'calendar-move-loading': ['calendar-modal-loading'],
  'combo-chosen': ['combo-added'],
  'combo-given-back': ['combo-removed'],
  order: ['tickets-choose-first'],
  'cart-changed': ['cart-updated-line', 'tickets-added'],
  'cart-offline': ['problem-offline'],
  'cart-unanswered': ['problem-unanswered'],
  'cart-device': ['devices-copied', 'devices-manage'],
  'cart-over': ['event-limit-over', 'event-limit-over-seats', 'event-limit-repair', 'tickets-last-tickets'],
  'delivery-slip': ['page-email-offers', 'page-email-slip'],
  payment: [
    'payment-card-frame',
    'payment-card-number',
    'payment-cvc',
    'payment-cvc-placeholder',
    'payment-expiry',
    'payment-expiry-placeholder',
  ],
  'payment-as-full': [
    'payment-expiry-month',
    'payment-expiry-month-placeholder',
    'payment-expiry-year',
    'payment-expiry-year-placeholder',
  ],
  'review-captcha': ['review-step-captcha-done'],
  'review-captcha-working': ['review-step-captcha-working'],
  'bank-as-asked': ['checkout-secure-description', 'checkout-secure-title', 'page-close'],
  'order-page': ['pass-apple', 'pass-google'],
  'order-link-copied': ['order-link-copied'],
  'sign-in': ['auth-passkey-sign-in'],
  'sign-in-no-passkey': ['auth-passkey-cancelled'],
  'event-pictures-several': ['event-detail-image-next', 'event-detail-image-previous'],
  'cart-over-kind': ['event-limit-over-of'],
  'cart-over-month': ['event-limit-over-time'],
  'calendar-move-none': ['calendar-modal-unavailable'],
  'hold-soon': ['cart-hold-soon'],
  'review-captcha-missing': ['review-step-captcha-missing'],
  'bank-waiting': ['checkout-secure-wait'],
  'passkey-added': ['auth-passkey-added', 'auth-passkey-offer-close'],
  'passkey-known': ['auth-passkey-there'],
  'passkey-not-added': ['auth-passkey-not-added'],
  'passkey-kept': ['account-passkeys-not-removed'],
  profile: [
    'account-passkeys-description',
    'account-passkeys-heading',
    'account-passkeys-none',
    'account-passkeys-sign-in',
    'account-passkeys-sign-in-again',
  ],
  'cart-unfolded': ['cart-hide-details'],
  passkeys: ['account-passkeys-remove', 'account-passkeys-remove-named', 'auth-passkey-add'],
}

import type { TextReference } from '#theme/texts/lists/texts.ts'

type Left = readonly [reference: TextReference, reason: string]

const REMOVED = 'said once the server has taken a passkey away, which a scene cannot have'
const SHEET = 'said outside the shop: in the calendar, the sheet or the search of somebody’s own device'
const SETUP = 'said where a field names a check that does not exist, which no venue file can'
const CODE = 'of the catalogue of codes: checkout answers this one with another sentence, or with the order'
const FIELDS =
  'said of fields of the gateway, which are of another origin: a scene cannot wait until they are there'
const OTHER = 'said where this browser keeps another order than the shop, which is reported as a fault'
const NO_VENUE = 'said where there is no venue or no permission, in words that no venue has'

const FOR_LIFE = 'not played yet: said of a membership without a last day'

const CARD_ON_FILE = 'not played yet: said where the card on file counts no more on the day of its charge'

const OTHER_PRICE = 'not played yet: said where another time of a visit has another price'

/** Texts that no scene shows, each with the reason; the scene of messages shows them. tests/api/scene-coverage.test.ts keeps the list. */
const LEFT: readonly Left[] = [
  ['account-passkeys-removed', REMOVED],
  ['account-passkeys-too-many', 'said once an account has as many passkeys as there may be'],
  ['auth-passkey-failed', 'said in an answer to a passkey, which the page shows where scripts know passkeys'],
  ['auto-renew-card-expired', CARD_ON_FILE],
  ['auto-renew-card-expiring', CARD_ON_FILE],
  ['cart-changed-elsewhere-empty', 'not played yet: said where the order was emptied in another tab'],
  ['cart-hide-details', 'said on a narrow screen alone, once the order is unfolded'],
  ['checkout-start-again', OTHER],
  ['checkout-start-again-button', OTHER],
  ['confirmation-type-addon', 'not played yet: said of an extra that the order no longer names'],
  ['embed-button', 'stands on the venue’s own website'],
  ['error-20152', CODE],
  ['error-9049', CODE],
  ['error-validator-no-test', SETUP],
  ['error-validator-not-found', SETUP],
  ['event-limit-day', 'not played yet: said where an event has a limit a day'],
  ['mail-renewal-card-heading', CARD_ON_FILE],
  ['mail-renewal-card-introduction', CARD_ON_FILE],
  ['membership-for-life', FOR_LIFE],
  ['order-calendar-open', SHEET],
  ['order-map-address', 'said where a place has a map of its own, which no demo venue gives'],
  ['order-move-cheaper', OTHER_PRICE],
  ['order-move-dearer', OTHER_PRICE],
  ['order-move-none', 'not played yet: said where no other time of a visit has places'],
  ['order-move-other-price', OTHER_PRICE],
  ['order-move-over', 'not played yet: said of a visit whose time to be moved has passed'],
  ['order-ticket-shared', SHEET],
  ['payment-card-number-invalid', FIELDS],
  ['payment-cvc-invalid', FIELDS],
  ['payment-expiry-month-invalid', FIELDS],
  ['payment-expiry-year-invalid', FIELDS],
  ['payment-script-note', 'said without scripts where the gateway has no page of its own for cards'],
  ['problem-refused-text', NO_VENUE],
  ['problem-refused-title', NO_VENUE],
  ['problem-venue-link', NO_VENUE],
  ['problem-venue-text', NO_VENUE],
  ['problem-venue-title', NO_VENUE],
  ['review-step-captcha-checkbox', 'said by the captcha of Google, which a stage does not ask'],
  ['review-step-captcha-failed', 'said by a captcha that breaks off, which that of a stage never does'],
  ['sharing-calendar-starts', SHEET],
  ['sharing-events-description', SHEET],
  ['waiting-taken', 'not played yet: said once the places of an offer are paid for'],
  [
    'tickets-membership-join',
    'not played yet: said of an event for members that a level opens which is joined by one press',
  ],
]

export const textsWithoutScene: readonly TextReference[] = LEFT.map(([reference]) => reference)

import type { TextReference } from '#theme/texts/lists/texts.ts'

type Left = readonly [reference: TextReference, reason: string]

const REMOVED = 'said once the server has taken a passkey away, which a scene cannot have'
const ANSWER = 'said by the server to a device with a passkey, which a scene cannot have'
const SHEET = 'said outside the shop: in the calendar, the sheet or the search of somebody’s own device'
const SETUP = 'said where a field names a check that does not exist, which no venue file can'
const CODE = 'of the catalogue of codes: checkout answers this one with another sentence, or with the order'
const OTHER = 'said where this browser keeps another order than the shop, which is reported as a fault'
const NO_VENUE = 'said where there is no venue or no permission, in words that no venue has'

/** Texts that no scene can show, each with the reason; the scene of messages shows them. tests/api/scene-coverage.test.ts keeps the list. */
const LEFT: readonly Left[] = [
  ['account-passkeys-removed', REMOVED],
  ['account-passkeys-too-many', ANSWER],
  ['auth-passkey-failed', ANSWER],
  ['checkout-start-again', OTHER],
  ['checkout-start-again-button', OTHER],
  ['embed-button', 'stands on the venue’s own website'],
  ['error-20152', CODE],
  ['error-9049', CODE],
  ['error-validator-no-test', SETUP],
  ['error-validator-not-found', SETUP],
  [
    'event-detail-join-from-month',
    'said where joining is paid by the month, which the first level of a venue seldom is',
  ],
  [
    'combo-after',
    'said where a combo is visited in order and its first event leaves too early times to the next, which few stages do',
  ],
  [
    'event-limit-place',
    'said of an event of a combo that has a limit of its own, which the combos of a stage seldom have',
  ],
  [
    'membership-with-order',
    'said to whoever has tickets in their order, which the stage of memberships does not have',
  ],
  ['tickets-date-move', 'said where the new date costs another sum, which that of the scene does not'],
  ['gift-certificate-spent', 'said of a certificate that an order has used up; that of a stage is full'],
  ['payment-another-way', 'said once a wallet was refused, which the stage of checkout has not'],
  ['order-calendar-open', SHEET],
  ['membership-per-month', 'said of a term of one month, which no level of the stage has'],
  ['order-ticket-shared', SHEET],
  ['problem-refused-text', NO_VENUE],
  ['problem-refused-title', NO_VENUE],
  ['problem-venue-link', NO_VENUE],
  ['problem-venue-text', NO_VENUE],
  ['problem-venue-title', NO_VENUE],
  ['review-step-captcha-checkbox', 'said by the captcha of Google, which a stage does not ask'],
  ['review-step-captcha-failed', 'said by a captcha that breaks off, which that of a stage never does'],
  ['sharing-calendar-starts', SHEET],
  ['sharing-events-description', SHEET],
  [
    'tickets-needs-add-for',
    'said of what is needed once no limit is broken; the scene of an order that is refused breaks one',
  ],
]

export const textsWithoutScene: readonly TextReference[] = LEFT.map(([reference]) => reference)

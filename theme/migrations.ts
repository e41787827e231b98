import { documentVersion } from '#theme/document.ts'

type StoredTheme = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is StoredTheme =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lifts a document from the version of its index to the next one. */
const lifts: Readonly<Record<number, (stored: StoredTheme) => StoredTheme>> = {
  // Version 1 called the values `vars` and wrote references with dots.
  1: ({ vars, ...stored }) =>
    isRecord(vars)
      ? {
          ...stored,
          variables: Object.fromEntries(
            Object.entries(vars).map(([key, value]) => [key.replaceAll('.', '-'), value]),
          ),
        }
      : stored,
}

/** Old reference → present one. A name that was public stays readable for ever. */
export type Renames = {
  readonly variables: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
}

const renames: Renames = {
  variables: { 'color-page': 'color-paper', 'shape-button-radius': 'shape-button' },
  texts: { 'calendar-page-name': 'calendar-page-title' },
}

/**
 * References that nothing shows any more. Files and stored themes that still have them are read without them: they were public once, and
 * nobody should have to clean up a file for that.
 */
export const retired: { readonly [Part in keyof Renames]: ReadonlySet<string> } = {
  variables: new Set([
    'color-accent-label',
    'header-badge-label',
    'inventory-background',
    'member-accent',
    'member-background',
    'member-text',
    'review-background',
    'tone-critical-label',
    'tone-info-label',
    'tone-info-line',
    'tone-info-solid',
    'tone-positive-label',
    'tone-positive-solid',
    'tone-warning-label',
    'tone-warning-solid',
  ]),
  texts: new Set([
    'account-logout',
    'addons-add',
    'addons-remove',
    'addons-remove-item',
    'addons-remove-name',
    'auto-renew-checkout',
    'auto-renew-required',
    'auto-renew-terms-link',
    'calendar-grid-label',
    'calendar-next-month',
    'calendar-previous-month',
    'calendar-select-a-date',
    'cardholder-duplicate',
    'cart-addon',
    'cart-discrepancy',
    'cart-fees',
    'cart-gift',
    'cart-invalid-membership',
    'cart-line-unit',
    'cart-savings',
    'cart-subtotal',
    'cart-taxes',
    'checkout-amount-due',
    'confirmation-coupons',
    'coupon-add',
    'coupon-heading',
    'donation-notes',
    'donation-purpose',
    'donation-remove',
    'editor-color-value',
    'editor-group-features',
    'editor-group-hours',
    'editor-group-look',
    'editor-reviews-back',
    'editor-where-unseen',
    'editor-words-shown',
    'error-not-found-heading',
    'error-not-found-link',
    'error-page-description',
    'error-page-heading',
    'error-page-retry',
    'error-page-title',
    'error-session-expired',
    'error-slot-gone',
    'error-venue-not-found-description',
    'error-venue-not-found-heading',
    'event-card-combo-includes',
    'event-card-learn-more',
    'event-card-learn-more-about',
    'event-card-no-charge',
    'event-limit-line',
    'event-detail-similar',
    'exchange-back',
    'footer-contact',
    'footer-reviews',
    'gift-certificate-heading',
    'header-contact-call',
    'hours-heading',
    'member-login-new-link-heading',
    'membership-level-required',
    'membership-offering-required',
    'onboarding-first-adult',
    'onboarding-first-child',
    'order-account-cancelled',
    'order-purchased',
    'page-back',
    'page-cancel',
    'page-loading',
    'page-opens-in-new-window',
    'page-required',
    'page-show-less',
    'page-show-more',
    'pictures-back',
    'review-step-complete-order',
    'review-step-paid-with',
    'reviews-form-intro',
    'reviews-rating-count',
    'settings-back',
    'tickets-cancel-order-confirm',
    'tickets-edit',
    'tickets-event-date',
    'tickets-price',
    'tickets-removed-add-back',
    'tickets-time-label',
    'translations-back',
    'waiting-too-many',
  ]),
}

type Names = { readonly now: Readonly<Record<string, string>>; readonly gone: ReadonlySet<string> }

const renamed = (values: unknown, { now: names, gone }: Names): unknown => {
  if (!isRecord(values)) return values
  const now = (key: string) => (Object.hasOwn(names, key) ? (names[key] as string) : key)
  const entries = Object.entries(values)
  const keys = new Set(entries.map(([key]) => key))
  return Object.fromEntries(
    entries
      .filter(([key]) => !gone.has(key) && (now(key) === key || !keys.has(now(key))))
      .map(([key, value]) => [now(key), value]),
  )
}

type Named = { readonly [Part in keyof Renames]: Names }

const withRenames = (stored: StoredTheme, { variables, texts }: Named): StoredTheme => ({
  ...stored,
  ...(stored.variables !== undefined && { variables: renamed(stored.variables, variables) }),
  ...(stored.texts !== undefined && { texts: renamed(stored.texts, texts) }),
  ...(isRecord(stored.textSets) && { textSets: renamedWithin(stored.textSets, texts) }),
  ...(isRecord(stored.translations) && { translations: renamedWithin(stored.translations, texts) }),
})

const renamedWithin = (wordings: StoredTheme, names: Names) =>
  Object.fromEntries(Object.entries(wordings).map(([id, words]) => [id, renamed(words, names)]))

const versionOf = ({ schema, vars }: StoredTheme): number => {
  if (typeof schema === 'number' && Number.isInteger(schema) && schema >= 1) return schema
  return vars === undefined ? documentVersion : 1
}

/** Brings a stored document of any version to the present one, with today's names. Values are not looked at. */
export const migrateThemeDocument = (stored: StoredTheme, names: Renames = renames): StoredTheme => {
  const written = versionOf(stored)
  let lifted = stored
  for (let version = written; version < documentVersion; version++)
    lifted = lifts[version]?.(lifted) ?? lifted
  const named = {
    variables: { now: names.variables, gone: retired.variables },
    texts: { now: names.texts, gone: retired.texts },
  }
  return withRenames({ ...lifted, schema: Math.max(written, documentVersion) }, named)
}

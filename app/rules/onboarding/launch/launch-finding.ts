/** `error`: somebody cannot buy, read or reach something; `warning`: it looks like a mistake. */
export type LaunchSeverity = 'error' | 'warning'

/** Every check before a venue opens, and how bad what it finds is; where it is mended is in `mend-place.ts`. */
export const LAUNCH_CHECKS = {
  'purchase-refused': 'error',
  'no-starts': 'error',
  'no-price': 'error',
  'dead-starts': 'warning',
  'closed-starts': 'warning',
  'night-starts': 'warning',
  'entry-outside-hours': 'warning',
  'skipped-start': 'warning',
  'doubled-start': 'warning',
  'far-start': 'warning',
  'odd-seats': 'warning',
  'long-event': 'warning',
  'open-unsold': 'warning',
  'past-days': 'warning',
  'free-event': 'warning',
  'free-type': 'warning',
  'free-addon': 'warning',
  'free-combo': 'warning',
  'free-level': 'warning',
  'odd-price': 'warning',
  'odd-amount': 'warning',
  'price-order': 'warning',
  'same-name': 'warning',
  'members-only': 'error',
  'members-unknown': 'error',
  prerequisite: 'error',
  'ticket-minimum': 'error',
  'limit-nothing': 'error',
  'combo-days': 'error',
  'combo-price': 'error',
  'combo-dearer': 'warning',
  'coupon-window': 'warning',
  'addon-stock': 'error',
  'addon-nowhere': 'warning',
  'not-online': 'warning',
  'form-stuck': 'error',
  'level-price': 'error',
  'long-term': 'warning',
  'donation-nothing': 'warning',
  'high-charge': 'warning',
  'no-contact': 'error',
  'other-country': 'warning',
  'no-hours': 'error',
  'long-hours': 'warning',
  'no-description': 'warning',
  placeholder: 'error',
  'no-picture': 'warning',
  'lost-picture': 'error',
  link: 'error',
  contrast: 'error',
  'lost-font': 'error',
  wording: 'error',
  'no-sender': 'warning',
  'untranslated-words': 'warning',
  'untranslated-record': 'warning',
  'no-editor': 'warning',
} as const satisfies Record<string, LaunchSeverity>

export type LaunchCheck = keyof typeof LAUNCH_CHECKS

/** What the sentence of a finding names: `name` is of the event, level or thing, `other` what it does not go with. */
export type LaunchValues = {
  name?: string
  other?: string
  date?: string
  time?: string
  price?: string
  /** of a record, as people say them */
  fields?: string
  count?: number
}

/** What of the venue a mistake is in. */
export type LaunchRecord = {
  kind:
    | 'venue'
    | 'event'
    | 'combo'
    | 'addon'
    | 'membership'
    | 'membershipGroup'
    | 'facility'
    | 'personType'
    | 'donation'
    | 'form'
    | 'limit'
    | 'coupon'
    | 'charge'
    | 'link'
  /** as the venue's file has it; of a link its key, of a coupon its code */
  id?: string
  /** the name of the field on its screen, of a theme its key; `day` is a day with hours of its own, which is `date` */
  field?: string
  date?: string
  /** the further language that lacks something, as a tag */
  language?: string
}

/** One mistake; without `at` where it is in no single record. */
export type LaunchFinding = { check: LaunchCheck; values: LaunchValues; at?: LaunchRecord }

export const finding = (check: LaunchCheck, values: LaunchValues = {}): LaunchFinding => ({ check, values })

/** The same with the record that it is in. */
export const findingIn = (at: LaunchRecord, { check, values }: LaunchFinding): LaunchFinding => ({
  check,
  values,
  at,
})

/** A mistake in the theme, by its key there. */
export const inTheme = (field: string, found: LaunchFinding): LaunchFinding =>
  findingIn({ kind: 'venue', field }, found)

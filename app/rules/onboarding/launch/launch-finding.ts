/** Where a mistake is mended: an item of onboarding, the composer of words and pictures, or the venue's file. */
export type LaunchScreen = 'name' | 'look' | 'hours' | 'events' | 'links' | 'words' | 'staff' | 'file'

/** `error`: somebody cannot buy, read or reach something; `warning`: it looks like a mistake. */
export type LaunchSeverity = 'error' | 'warning'

type LaunchCheckFacts = { severity: LaunchSeverity; screen: LaunchScreen }

/** Every check before a venue opens: how bad what it finds is, and where it is mended. */
export const LAUNCH_CHECKS = {
  'purchase-refused': { severity: 'error', screen: 'file' },
  'no-starts': { severity: 'error', screen: 'events' },
  'no-price': { severity: 'error', screen: 'events' },
  'dead-starts': { severity: 'warning', screen: 'events' },
  'closed-starts': { severity: 'warning', screen: 'hours' },
  'night-starts': { severity: 'warning', screen: 'events' },
  'entry-outside-hours': { severity: 'warning', screen: 'hours' },
  'skipped-start': { severity: 'warning', screen: 'events' },
  'doubled-start': { severity: 'warning', screen: 'events' },
  'far-start': { severity: 'warning', screen: 'events' },
  'free-event': { severity: 'warning', screen: 'events' },
  'free-type': { severity: 'warning', screen: 'events' },
  'odd-price': { severity: 'warning', screen: 'events' },
  'same-name': { severity: 'warning', screen: 'events' },
  'members-only': { severity: 'error', screen: 'file' },
  prerequisite: { severity: 'error', screen: 'file' },
  'ticket-minimum': { severity: 'error', screen: 'events' },
  'limit-nothing': { severity: 'error', screen: 'file' },
  'combo-days': { severity: 'error', screen: 'file' },
  'combo-price': { severity: 'error', screen: 'file' },
  'combo-dearer': { severity: 'warning', screen: 'file' },
  'coupon-window': { severity: 'warning', screen: 'file' },
  'addon-stock': { severity: 'error', screen: 'file' },
  'addon-nowhere': { severity: 'warning', screen: 'file' },
  'not-online': { severity: 'warning', screen: 'file' },
  'form-stuck': { severity: 'error', screen: 'file' },
  'level-price': { severity: 'error', screen: 'file' },
  'donation-nothing': { severity: 'warning', screen: 'file' },
  'high-charge': { severity: 'warning', screen: 'file' },
  'no-contact': { severity: 'error', screen: 'name' },
  'other-country': { severity: 'warning', screen: 'name' },
  'no-hours': { severity: 'error', screen: 'hours' },
  'long-hours': { severity: 'warning', screen: 'hours' },
  'no-description': { severity: 'warning', screen: 'events' },
  'no-picture': { severity: 'warning', screen: 'events' },
  'lost-picture': { severity: 'error', screen: 'events' },
  link: { severity: 'error', screen: 'links' },
  contrast: { severity: 'error', screen: 'look' },
  'lost-font': { severity: 'error', screen: 'look' },
  wording: { severity: 'error', screen: 'words' },
  'untranslated-words': { severity: 'warning', screen: 'words' },
  'untranslated-record': { severity: 'warning', screen: 'file' },
  'no-editor': { severity: 'warning', screen: 'staff' },
} as const satisfies Record<string, LaunchCheckFacts>

export type LaunchCheck = keyof typeof LAUNCH_CHECKS

/** What the sentence of a finding names: `name` is of the event, level or thing, `other` what it does not go with. */
export type LaunchValues = {
  name?: string
  other?: string
  date?: string
  time?: string
  price?: string
  count?: number
}

/** One mistake. */
export type LaunchFinding = { check: LaunchCheck; values: LaunchValues }

export const finding = (check: LaunchCheck, values: LaunchValues = {}): LaunchFinding => ({ check, values })

import type { TranslatedKind } from '#app/contract/translations.ts'

/** What the records of a kind are called together. */
export const KIND_TEXTS = {
  event: 'translations-events',
  combo: 'translations-combos',
  personType: 'translations-person-types',
  addon: 'translations-addons',
  membership: 'translations-memberships',
  membershipGroup: 'translations-membership-groups',
  form: 'translations-forms',
  facility: 'translations-facilities',
  venue: 'translations-venue',
} as const satisfies Record<TranslatedKind, `translations-${string}`>

const FIELD_TEXTS = {
  name: 'translations-name',
  shortName: 'translations-short-name',
  tagline: 'translations-tagline',
  shortDescription: 'translations-short-description',
  description: 'translations-description',
  benefits: 'translations-benefits',
  infoTemplate: 'translations-info',
  label: 'translations-label',
  help: 'translations-help',
  note: 'translations-note',
  accessibility: 'translations-accessibility',
  travel: 'translations-travel',
  bring: 'translations-bring',
} as const

/** What the field of a word is called by its place in the record (`fields.2.label`): a new one of the format is a note until it has a name. */
export const wordFieldText = (path: string) => {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return isNamed(field) ? FIELD_TEXTS[field] : 'translations-note'
}

const isNamed = (field: string): field is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, field)

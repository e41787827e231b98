import type { TranslatedKind, TranslatedRecord } from '#app/contract/translations.ts'
import { TRANSLATED_KINDS } from '#app/contract/translations.ts'
import { wordFieldsAt } from '#app/contract/venue-file/word-fields.ts'
import { catalogueWords, countUntranslated, type WordFields } from '#app/rules/catalogue/catalogue-words.ts'
import { mayDo, type StaffRight } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { refuse } from '../kernel/refuse.ts'
import { languagesOf } from '../kernel/venue-in.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { languageEntries } from '../themes/language-entries.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'

/** Where the records of a kind stand in the venue file; those of the venue itself stand at its top. */
export const PLACES: Readonly<Record<TranslatedKind, readonly string[]>> = {
  event: ['events'],
  combo: ['combos'],
  personType: ['personTypes'],
  addon: ['addOns'],
  membership: ['memberships', 'categories'],
  membershipGroup: ['memberships', 'groups'],
  form: ['forms'],
  facility: ['facilities'],
  venue: [],
}

/** Of the venue itself: its other lists are records of their own. */
const VENUE_PARTS = ['venue', 'company', 'hours', 'calendarNotes', 'donations']

/** The translatable fields of the records of a kind. */
export function fieldsOfKind(kind: TranslatedKind): WordFields {
  const fields = wordFieldsAt(...PLACES[kind])
  if (kind !== 'venue') return fields
  return {
    words: [],
    parts: Object.fromEntries(Object.entries(fields.parts).filter(([key]) => VENUE_PARTS.includes(key))),
  }
}

type Subject = { kind: TranslatedKind; id: string; name: string; record: unknown }

/** Everything of a catalogue that has words, in its main language. */
export function subjectsOf(venue: Venue): Subject[] {
  const {
    tenantId,
    document,
    membershipCategories,
    membershipGroups,
    personTypes,
    facilities,
    ...catalogue
  } = venue
  const { events, combos, addOns, forms } = catalogue
  const records: Readonly<Record<Exclude<TranslatedKind, 'venue'>, readonly { id: string; name: string }[]>> =
    {
      event: events,
      combo: combos,
      personType: personTypes,
      addon: addOns,
      membership: membershipCategories,
      membershipGroup: membershipGroups,
      form: forms,
      facility: facilities,
    }
  return TRANSLATED_KINDS.flatMap((kind): Subject[] =>
    kind === 'venue'
      ? [{ kind, id: tenantId, name: document.venue.name, record: document }]
      : records[kind].map(record => ({ kind, id: record.id, name: record.name, record })),
  )
}

/** The records of a catalogue that have words, each with those of a language beside them. */
export const translatedRecords = (venue: Venue, language: string): TranslatedRecord[] =>
  subjectsOf(originalOf(venue))
    .map(subject => recordIn(subject, language))
    .filter(({ words }) => words.length > 0)

function recordIn({ record, ...subject }: Subject, language: string): TranslatedRecord {
  const words = catalogueWords(record, { fields: fieldsOfKind(subject.kind), language })
  return { ...subject, words, untranslated: countUntranslated(words) }
}

/** The further languages of a venue, each with how many words of its catalogue are said in the main one alone. */
export const languageCounts = (venue: Venue) =>
  languageEntries(venue)
    .slice(1)
    .map(({ tag, name }) => ({
      tag,
      name,
      untranslated: translatedRecords(venue, tag).reduce((sum, { untranslated }) => sum + untranslated, 0),
    }))

export const originalOf = (venue: Venue): Venue => venue.language?.original ?? venue

/** Staff of the venue who may do this (401, 403). */
export function requireStaffFor(staff: StaffIdentity | null, right: StaffRight): StaffIdentity {
  const author = requireThemeStaff(staff)
  if (!mayDo(author.roles, right)) throw refuse('FORBIDDEN')
  return author
}

/** Whether visitors of a venue may choose this language beside its main one. */
export const isFurtherLanguage = (venue: Venue, tag: string): boolean =>
  languagesOf(venue).further.includes(tag)

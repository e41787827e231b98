import { TRANSLATED_KINDS } from '#app/contract/translations.ts'
import { wordFieldsAt } from '#app/contract/venue-file/word-fields.ts'
import type { LaunchVenue } from '#app/rules/onboarding/launch/launch-venue.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { translatedDefault } from '#theme/texts/languages/translated-defaults.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { staffTextGroups, type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { fieldsOfKind } from '../translations/translated-records.ts'

/** Which fields can be said in further languages, by the kind of record. */
export const wordFields = (): LaunchVenue['wordFields'] =>
  ({
    ...Object.fromEntries(TRANSLATED_KINDS.map(kind => [kind, fieldsOfKind(kind)])),
    donation: wordFieldsAt('donations', 'options'),
  }) as LaunchVenue['wordFields']

type Language = LaunchVenue['look']['languages'][number]

/** A further language of a venue with the texts that visitors would read in its main one, or in English, instead. */
export const missingWords = (theme: ThemeDocument, tag: string): Language => ({
  tag,
  // Onboarding speaks English.
  name: new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
  missing: visitorTexts.filter(reference => isMissing(reference, { theme, tag })),
})

const isOfStaff = (reference: string) =>
  staffTextGroups.some(group => Object.hasOwn(textGroups[group], reference))

const visitorTexts = textReferences.filter(reference => !textOf(reference).setting && !isOfStaff(reference))

function isMissing(reference: TextReference, { theme, tag }: { theme: ThemeDocument; tag: string }) {
  const main = theme.texts[reference]
  if ((main ?? textOf(reference).message) === '') return false
  if (theme.translations[tag]?.[reference] !== undefined) return false
  return main !== undefined || !hasDefault(reference, tag)
}

const hasDefault = (reference: TextReference, tag: string) =>
  new Intl.Locale(tag).language === 'en' || translatedDefault(reference, tag) !== undefined

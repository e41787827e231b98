import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'
import { languageTag } from './venue-file/translations.ts'

/** What of a catalogue has words, in the order in which it is translated; `venue` is the venue itself with hours, notes and donations. */
export const TRANSLATED_KINDS = [
  'event',
  'combo',
  'personType',
  'addon',
  'membership',
  'membershipGroup',
  'form',
  'facility',
  'venue',
] as const

const subject = z.object({ kind: z.enum(TRANSLATED_KINDS), id: z.string().min(1).max(128) })

const word = z.object({
  /** where the words stand in the record of the venue file: `name`, `fields.2.label` */
  path: z.string().max(200),
  /** in the main language of the venue; a list has a line for each item */
  main: z.string().max(50_000),
  /** in the further language; empty is said in the main one */
  translation: z.string().max(50_000),
})

/** A translation beside the words that it takes the place of, as they were when it was written. */
const newWord = word.extend({ was: z.string().max(50_000) })

const record = subject.extend({ name: z.string(), untranslated: z.int(), words: z.array(word) })

/** A further language of the venue, by its name in itself, and how many words are said in the main one alone. */
const language = z.object({ tag: z.string(), name: z.string(), untranslated: z.int() })

export type TranslatedRecord = z.output<typeof record>
export type TranslatedKind = TranslatedRecord['kind']

/** What a change came to; `edit` is its number, by which it is undone, null where nothing became another. */
const changed = { edit: z.int().nullable() }

const staff = { tags: ['Themes'] }

export const translations = {
  list: endpoint({
    method: 'GET',
    path: '/staff/translations',
    summary: 'The words of the catalogue beside those of a further language (staff)',
    ...staff,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ query: z.object({ language: languageTag }) }))
    .output(envelope(z.object({ languages: z.array(language), records: z.array(record) }))),
  save: endpoint({
    method: 'PUT',
    path: '/staff/translations/{kind}/{id}',
    summary: 'Says words of one thing in a further language, at once (staff)',
    ...staff,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'PRECONDITION_FAILED', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        params: subject,
        /** `main` and `was` as they were when the translation was written */
        body: z.object({ language: languageTag, words: z.array(newWord).max(2_000) }),
      }),
    )
    .output(envelope(record.extend(changed))),
  languages: endpoint({
    method: 'PUT',
    path: '/staff/languages',
    summary: 'Which further languages visitors may choose, at once (staff)',
    ...staff,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(z.object({ body: z.object({ languages: z.array(languageTag).max(20) }) }))
    .output(envelope(z.object({ languages: z.array(language), ...changed }))),
}

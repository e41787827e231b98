import { catalogueWords } from '#app/rules/catalogue/catalogue-words.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'
import { type WordedRecord, wordedRecords } from './worded-records.ts'

/** So many fields of a record are named. */
const MAX_FIELDS = 4

/** What visitors who choose a further language would read in the main one. */
export function checkLanguages(venue: LaunchVenue): LaunchFinding[] {
  return venue.look.languages.flatMap(language => [
    ...missingTexts(language),
    ...missingRecords(venue, language),
  ])
}

type Language = LaunchVenue['look']['languages'][number]

function missingTexts({ tag, name, missing: [first, ...others] }: Language): LaunchFinding[] {
  if (first === undefined) return []
  return [
    findingIn(
      { kind: 'venue', language: tag, field: `translations.${tag}.${first}` },
      finding('untranslated-words', { name, other: first, count: others.length + 1 }),
    ),
  ]
}

/** One finding for all records with words that are not said in a language; it names the fields of the first. */
function missingRecords(venue: LaunchVenue, { tag, name }: Language): LaunchFinding[] {
  const bare = wordedRecords(venue)
    .map(record => ({ ...record, fields: missingFields(venue, { record, language: tag }) }))
    .filter(({ fields }) => fields.length > 0)
  const [first] = bare
  if (!first) return []
  const { kind, id, fields } = first
  const values = { name, other: first.name, fields: listed(fields), count: bare.length }
  return [findingIn({ kind, id, language: tag }, finding('untranslated-record', values))]
}

/** Of the venue: its names are names in every language, and its donations are records of their own here. */
const PASSED_OVER = /^(?:venue\.(?:name|shortName)$|donations\.options\.)/

/** The fields of a record that say something in the main language and nothing in another. */
function missingFields(
  { wordFields }: LaunchVenue,
  { record: { kind, record }, language }: { record: WordedRecord; language: string },
): string[] {
  return catalogueWords(record, { fields: wordFields[kind], language })
    .filter(({ path, translation }) => translation === '' && !(kind === 'venue' && PASSED_OVER.test(path)))
    .map(({ path }) => path.split('.').map(inWords).join(' '))
}

/** A step to a field as people say it: `shortDescription` is 'short description', the first of a list is 1. */
const inWords = (step: string): string =>
  /^\d+$/.test(step) ? String(Number(step) + 1) : step.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const listed = (fields: readonly string[]): string =>
  [...fields.slice(0, MAX_FIELDS), ...(fields.length > MAX_FIELDS ? ['…'] : [])].join(', ')

import { catalogueWords } from '#app/rules/catalogue/catalogue-words.ts'
import { finding, findingIn, inTheme, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'
import { wordedRecords } from './worded-records.ts'

/** What stands somewhere until the real words come. */
const PLACEHOLDERS = [
  /\blorem ipsum\b/iu,
  /\b(?:TODO|TBD|TBC|FIXME|X{4,})\b/u,
  /\[(?:your|insert|enter|venue|museum|company|organi[sz]ation|name|date|address|email|phone|website)\b[^\]]*\]/iu,
  /\{\{[^}]*\}\}/u,
  /^(?:test|sample|example|dummy|untitled|asdf+|qwerty|foo|bar)(?:[ -]?(?:event|tour|ticket|level|membership|add-on|combo|description|text))?[ -]?\d*[.!]?$/iu,
  /^copy of\b|\(copy(?: \d+)?\)$/iu,
]

/** Words that were never written: *Lorem ipsum*, *TBD*, *[your name]*, a thing called *Test 2*. */
export function checkPlaceholders(venue: LaunchVenue): LaunchFinding[] {
  const records = wordedRecords(venue).flatMap(({ kind, id, name, record }) => {
    const words = catalogueWords(record, {
      fields: venue.wordFields[kind],
      language: '',
    })
    const other = words.flatMap(({ main }) => placeholderIn(main))[0]
    return other === undefined ? [] : [findingIn({ kind, id }, finding('placeholder', { name, other }))]
  })
  const texts = Object.entries(venue.file.texts).flatMap(([key, words]) =>
    placeholderIn(words).map(other => inTheme(`texts.${key}`, finding('placeholder', { name: key, other }))),
  )
  return [...records, ...texts]
}

const placeholderIn = (words: string): string[] =>
  PLACEHOLDERS.flatMap(pattern => pattern.exec(words.trim())?.[0] ?? []).slice(0, 1)

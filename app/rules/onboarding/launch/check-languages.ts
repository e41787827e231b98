import { finding, findingIn, type LaunchFinding, type LaunchRecord } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** What visitors who choose a further language would read in the main one. */
export function checkLanguages(venue: LaunchVenue): LaunchFinding[] {
  return venue.look.languages.flatMap(({ tag, name, missing }) => {
    const records = recordsIn(venue).filter(({ translations }) => !translations?.[tag])
    const [first] = records
    return [
      ...findingsOf('untranslated-words', { name, missing }).map(found =>
        findingIn({ kind: 'venue', language: tag, field: `translations.${tag}.${missing[0]}` }, found),
      ),
      ...findingsOf('untranslated-record', { name, missing: records.map(record => record.name) }).map(found =>
        findingIn({ kind: first?.kind ?? 'venue', id: first?.id ?? '', language: tag }, found),
      ),
    ]
  })
}

/** Things that visitors choose by their words. One that says anything in a language has been thought of. */
function recordsIn(venue: LaunchVenue): WordedRecord[] {
  const { personTypes, combos, addOns, forms, memberships, donations } = venue.file
  return [
    ...of('event', soldEvents(venue)),
    ...of('combo', combos),
    ...of('addon', addOns),
    ...of('personType', personTypes),
    ...of('membership', memberships.categories),
    ...of('donation', donations.options),
    ...of('form', forms),
  ]
}

type Worded = { id: string; name: string; translations?: Readonly<Record<string, object>> }
type WordedRecord = Worded & Pick<LaunchRecord, 'kind'>

const of = (kind: LaunchRecord['kind'], records: readonly Worded[]): WordedRecord[] =>
  records.map(({ id, name, translations }) => ({ kind, id, name, ...(translations && { translations }) }))

type Gap = { name: string; missing: readonly string[] }

const findingsOf = (
  check: 'untranslated-words' | 'untranslated-record',
  { name, missing: [first, ...others] }: Gap,
): LaunchFinding[] =>
  first === undefined ? [] : [finding(check, { name, other: first, count: others.length + 1 })]

import { finding, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** What visitors who choose a further language would read in the main one. */
export function checkLanguages(venue: LaunchVenue): LaunchFinding[] {
  return venue.look.languages.flatMap(({ tag, name, missing }) => {
    const records = recordsIn(venue)
      .filter(({ translations }) => !translations?.[tag])
      .map(({ name }) => name)
    return [
      ...findingsOf('untranslated-words', { name, missing }),
      ...findingsOf('untranslated-record', { name, missing: records }),
    ]
  })
}

/** Things that visitors choose by their words. One that says anything in a language has been thought of. */
function recordsIn(venue: LaunchVenue): { name: string; translations?: Readonly<Record<string, object>> }[] {
  const { personTypes, combos, addOns, forms, memberships, donations } = venue.file
  return [
    ...soldEvents(venue),
    ...combos,
    ...addOns,
    ...personTypes,
    ...memberships.categories,
    ...donations.options,
    ...forms,
  ]
}

type Gap = { name: string; missing: readonly string[] }

const findingsOf = (
  check: 'untranslated-words' | 'untranslated-record',
  { name, missing: [first, ...others] }: Gap,
): LaunchFinding[] =>
  first === undefined ? [] : [finding(check, { name, other: first, count: others.length + 1 })]

import { finding, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** What has no words, the same words, or words that do not say what they must. */
export function checkWords(venue: LaunchVenue): LaunchFinding[] {
  const { combos, memberships } = venue.file
  const events = soldEvents(venue)
  const described = [...events, ...combos, ...memberships.categories]
  return [
    ...described
      .filter(({ shortDescription, description }) => shortDescription === '' && description === '')
      .map(({ name }) => finding('no-description', { name })),
    ...[events, combos, memberships.categories].flatMap(sameNames),
    ...venue.look.wordings.map(values => finding('wording', values)),
  ]
}

function sameNames(nouns: readonly { name: string }[]): LaunchFinding[] {
  const counts = new Map<string, number>()
  for (const { name } of nouns) counts.set(plain(name), (counts.get(plain(name)) ?? 0) + 1)
  const double = new Map(nouns.map(({ name }) => [plain(name), name]))
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => finding('same-name', { name: double.get(key) ?? key, count }))
}

const plain = (name: string) => name.trim().toLocaleLowerCase()

import { finding, findingIn, inTheme, type LaunchFinding, type LaunchRecord } from './launch-finding.ts'
import { type LaunchVenue, soldEvents } from './launch-venue.ts'

/** What has no words, the same words, or words that do not say what they must. */
export function checkWords(venue: LaunchVenue): LaunchFinding[] {
  const { combos, memberships } = venue.file
  const groups = [
    soldEvents(venue).map(event => ({ ...event, kind: 'event' as const })),
    combos.map(combo => ({ ...combo, kind: 'combo' as const })),
    memberships.categories.map(level => ({ ...level, kind: 'membership' as const })),
  ]
  return [
    ...groups
      .flat()
      .filter(({ shortDescription, description }) => shortDescription === '' && description === '')
      .map(({ kind, id, name }) => findingIn({ kind, id }, finding('no-description', { name }))),
    ...groups.flatMap(sameNames),
    ...venue.look.wordings.map(({ field, ...values }) => inTheme(field, finding('wording', values))),
    ...(venue.look.hasSender ? [] : [inTheme('texts.mail-sender-address', finding('no-sender'))]),
  ]
}

type Named = { name: string } & Pick<LaunchRecord, 'kind' | 'id'>

function sameNames(nouns: readonly Named[]): LaunchFinding[] {
  const counts = new Map<string, number>()
  for (const { name } of nouns) counts.set(plain(name), (counts.get(plain(name)) ?? 0) + 1)
  const double = new Map(nouns.map(noun => [plain(noun.name), noun]))
  return [...counts]
    .filter(([, count]) => count > 1)
    .flatMap(([key, count]) => {
      const noun = double.get(key)
      const { kind, id, name } = noun ?? nouns[0]!
      return [findingIn({ kind, ...(id && { id }) }, finding('same-name', { name, count }))]
    })
}

const plain = (name: string) => name.trim().toLocaleLowerCase()

import { claimedIds } from './row-ids.ts'
import type { SourceTitle } from './source-titles.ts'
import { ON_RETRY, type Outcome } from './test-outcomes.ts'

/** Rows that are met, and for the others that are claimed why they do not count. */
export type Count = {
  met: Set<string>
  faults: Map<string, string[]>
  /** rows of which some test needed a retry, and nothing else is wrong: they do not count in this run, and are not lost */
  unsteady: Set<string>
}

/**
 * A row is met when every test that carries it passed at the first try, and every title that claims it in the sources was seen in the
 * reports of this run: a file that did not load, a project left out or a table without cases claims nothing.
 */
export function countRows({ titles, outcomes }: { titles: SourceTitle[]; outcomes: Outcome[] }): Count {
  const faults = new Map<string, string[]>()
  const carried = new Set<string>()
  const blame = (ids: string[], fault: string) => {
    for (const id of ids) faults.set(id, [...(faults.get(id) ?? []), fault])
  }

  for (const { file, title, fault } of outcomes) {
    const ids = claimedIds(title)
    for (const id of ids) carried.add(id)
    if (fault) blame(ids, `${fault}: ${file}, ${title}`)
  }

  const seen = new Map<string, string[]>()
  for (const { file, title } of outcomes) seen.set(file, [...(seen.get(file) ?? []), title])
  for (const { file, text, ids, pattern } of titles) {
    const isSeen = seen.get(file)?.some(title => pattern.test(title))
    if (!isSeen) blame(ids, `not run: ${file}, ${text}`)
  }

  const needsRetry = (why: string[]) => why.every(fault => fault.startsWith(`${ON_RETRY}:`))
  return {
    met: new Set([...carried].filter(id => !faults.has(id))),
    faults,
    unsteady: new Set([...faults].filter(([, why]) => needsRetry(why)).map(([id]) => id)),
  }
}

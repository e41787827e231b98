/** What `carried-rows.txt` says of each row: `null` when a test must carry it, else why none does. */
export type CarriedRows = Map<string, string | null>

const LINE = /^((?:ORD|MEM|CHK)-\d{3})(?: not carried: (\S.*))?$/
const UNPROVED = 'no test proves it yet'

/** Reads the list: a line a row, `ORD-137` or `ORD-137 not carried: why`. Lines it cannot read are faults. */
export function readCarriedRows(text: string): { rows: CarriedRows; faults: string[] } {
  const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
  const read = lines.map(line => [line, LINE.exec(line)] as const)
  return {
    rows: new Map(read.flatMap(([, found]) => (found?.[1] ? [[found[1], found[2] ?? null] as const] : []))),
    faults: read.filter(([, found]) => !found).map(([line]) => `carried-rows.txt cannot be read: ${line}`),
  }
}

/** The list anew: what is met is carried from now on; what was carried stays, for only a hand takes a row off. */
export function writeCarriedRows({ ids, met, before }: RowsToWrite): string {
  const lines = ids.map(id => {
    if (met.has(id) || before.get(id) === null) return id
    return `${id} not carried: ${before.get(id) ?? UNPROVED}`
  })
  return `${HEADING}${lines.join('\n')}\n`
}
type RowsToWrite = { ids: readonly string[]; met: ReadonlySet<string>; before: CarriedRows }

const HEADING = `# Rows that tests must carry; \`npm run spec\` fails when one is lost. \`npm run spec -- --write\` adds what is carried now.
# To take a claim off on purpose, write \`ORD-137 not carried: why\` by hand and commit it.
`

/**
 * Rows that must be met and are not: each that the list or the list of the last commit names. A line changed to `not carried` counts
 * once it is committed, so that the commit says it. A row whose test passed on a retry does not count in this run, but is not lost.
 * @returns a sentence for each
 */
export function lostRows({ ids, met, unsteady, now, committed }: RowsToCompare): string[] {
  return ids
    .filter(id => !met.has(id) && !unsteady.has(id))
    .flatMap(id => {
      if (!now.has(id)) return [`${id} is not in carried-rows.txt: a row cannot be deleted from it`]
      if (now.get(id) === null) return [`${id} was carried and is lost`]
      if (committed.get(id) === null)
        return [`${id} is taken off in carried-rows.txt (${now.get(id)}): commit that to make it so`]
      return []
    })
}
type RowsToCompare = {
  ids: readonly string[]
  met: ReadonlySet<string>
  unsteady: ReadonlySet<string>
  now: CarriedRows
  /** of the last commit; empty where there is none */
  committed: CarriedRows
}

/** How often this process may have changed what a venue's rows say. */
export type WriteCounts = {
  /** What was written for this venue alone; null: for any. */
  note: (tenantId: string | null) => void
  /** Moves on with every write that could be of this venue, before the writer learns that it is done. */
  of: (tenantId: string) => number
}

/** Counts writes a venue; those of the system count for every venue. */
export function createWriteCounts(): WriteCounts {
  const ofVenue = new Map<string, number>()
  let ofSystem = 0
  return {
    note: tenantId => {
      if (tenantId === null) ofSystem += 1
      else ofVenue.set(tenantId, (ofVenue.get(tenantId) ?? 0) + 1)
    },
    of: tenantId => ofSystem + (ofVenue.get(tenantId) ?? 0),
  }
}

/** Whether a statement leaves every row as it is. What begins otherwise than with `select` may write, and counts so. */
export const onlyReads = (statement: string): boolean => /^\s*select\b/i.test(statement)

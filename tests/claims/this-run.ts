/** What `run-stamp.mjs` wrote when the run began, and what the reports and sources are now; what is not there is `undefined`. */
export type Evidence = {
  stamp: { run: string; sources: string } | undefined
  /** name → the run that its report says it belongs to */
  reports: Record<string, { run?: string } | undefined>
  sources: string
}

/** Why the reports are not those of one whole run of these sources; `null` when they are. */
export function staleness({ stamp, reports, sources }: Evidence): string | null {
  if (!stamp) return 'no run of the suite has left its reports here: run npm test'
  for (const [name, report] of Object.entries(reports)) {
    if (!report) return `${name} is missing, so this run is not whole: run npm test`
    if (report.run !== stamp.run) return `${name} is of another run: run npm test`
  }
  if (sources !== stamp.sources)
    return 'a source or a test has changed since these reports were written: run npm test'
  return null
}

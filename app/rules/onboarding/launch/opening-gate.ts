import type { LaunchSeverity } from './launch-finding.ts'

/** The latest check of a venue: whether it ended, whether the venue was changed since, and how bad each finding is. */
export type CheckResult = {
  state: 'waiting' | 'running' | 'done' | 'failed'
  isOld: boolean
  findings: readonly { severity: LaunchSeverity }[]
}

/**
 * Whether a venue may open to visitors as it is. `clear`: it was checked as it is now, and everybody can buy, read and reach what they should;
 * the two others need a reason of whoever opens it. `errors` counts findings that keep somebody from buying; warnings ask for nothing.
 */
export type OpeningGate = { kind: 'clear' } | { kind: 'unchecked' } | { kind: 'errors'; count: number }

/** Judges the latest check of a venue; null where nobody has asked for one. */
export function openingGate(check: CheckResult | null): OpeningGate {
  if (check?.state !== 'done' || check.isOld) return { kind: 'unchecked' }
  const count = check.findings.filter(({ severity }) => severity === 'error').length
  return count === 0 ? { kind: 'clear' } : { kind: 'errors', count }
}

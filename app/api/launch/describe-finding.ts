import {
  LAUNCH_CHECKS,
  type LaunchFinding,
  type LaunchSeverity,
} from '#app/rules/onboarding/launch/launch-finding.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'

/** A mistake as people read it: how bad it is, what it is, and what of the venue it is in. */
export type DescribedFinding = Pick<LaunchFinding, 'check' | 'at'> & {
  severity: LaunchSeverity
  sentence: string
}

/** Onboarding belongs to no venue: its words are the defaults. */
const text = createText({ texts: {}, locale: 'en-US', onProblem: () => undefined })

export function describeFinding({ check, values, at }: LaunchFinding): DescribedFinding {
  // Each sentence takes some of the values; the table test has every check print one.
  const reference = `launch-${check}` as 'launch-purchase-refused'
  const sentence = text(reference, { name: '', other: '', ...values })
  return { check, severity: LAUNCH_CHECKS[check], sentence, ...(at && { at }) }
}

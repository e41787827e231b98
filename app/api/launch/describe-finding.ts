import {
  LAUNCH_CHECKS,
  type LaunchFinding,
  type LaunchScreen,
  type LaunchSeverity,
} from '#app/rules/onboarding/launch/launch-finding.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'

/** A mistake as people read it: how bad it is, what it is, and on which screen it is mended. */
export type DescribedFinding = { severity: LaunchSeverity; screen: LaunchScreen; sentence: string }

/** Onboarding belongs to no venue: its words are the defaults. */
const text = createText({ texts: {}, locale: 'en-US', onProblem: () => undefined })

export function describeFinding({ check, values }: LaunchFinding): DescribedFinding {
  // Each sentence takes some of the values; the table test has every check print one.
  const reference = `launch-${check}` as 'launch-purchase-refused'
  const sentence = text(reference, { name: '', other: '', ...values })
  return { ...LAUNCH_CHECKS[check], sentence }
}

import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'

type PlanVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** Makes the plan that puts an import back, or says why the venue cannot be as it was. */
export async function putBackFrom(
  { desk, person, setup, text }: PlanVisit,
  id: string,
): Promise<{ planId: string } | { refusal: string[] }> {
  const result = await desk.planPutBack(person, { tenantId: setup.tenantId, id })
  if (result?.ok) return { planId: result.planId }
  if (result?.reason === 'moved') return { refusal: [text('onboarding-upload-moved')] }
  if (result?.reason !== 'faults') return { refusal: [text('onboarding-put-back-gone')] }
  const faults = result.faults.map(({ name, message }) =>
    text('onboarding-put-back-fault', { name, fault: message }),
  )
  return { refusal: [text('onboarding-put-back-refused'), ...new Set(faults)] }
}

import type { OnboardingVisit } from '#app/pages/require-onboarding.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import { completeEventForm } from '#app/rules/venues/complete-event-form.ts'

type EventPlan =
  | { ok: true; planId: string }
  | { ok: false; fieldErrors: Record<string, string[]>; formErrors: string[] }

/** Makes a plan of the event, or says at which field what is wrong. */
export async function planFirstEvent(
  { desk, person, text }: OnboardingVisit,
  { tenantId, form }: { tenantId: string; form: EventForm },
): Promise<EventPlan> {
  const result = await desk.planEvent(person, tenantId, completeEventForm(form))
  if (!result) return refused([text('onboarding-new-failed')])
  if (result.ok) return result
  if (result.reason !== 'faults') return refused([text('onboarding-upload-moved')])
  const { fields } = result
  const isTaken = result.faults.some(({ place, code }) => code === 'twice' && fields.get(place) === 'name')
  const ofTheEvent = result.faults.filter(
    ({ place, code }) => !isTaken || code !== 'twice' || fields.get(place) === 'name',
  )
  const faults = ofTheEvent.map(({ place, code, about }) => ({
    field: fields.get(place),
    sentence:
      code === 'twice' && fields.get(place) === 'name'
        ? text('onboarding-first-taken')
        : text(`onboarding-fault-${code}` as 'onboarding-fault-unknown', { about }),
  }))
  const fieldErrors = Object.fromEntries(
    faults.flatMap(({ field, sentence }) => (field ? [[field, [sentence]]] : [])),
  )
  return {
    ok: false,
    fieldErrors,
    formErrors: faults.filter(({ field }) => !field).map(({ sentence }) => sentence),
  }
}

const refused = (formErrors: string[]): EventPlan => ({ ok: false, fieldErrors: {}, formErrors })

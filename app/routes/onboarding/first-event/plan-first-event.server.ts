import type { OnboardingVisit } from '#app/pages/require-onboarding.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'

type EventPlan =
  | { ok: true; planId: string }
  | { ok: false; fieldErrors: Record<string, string[]>; formErrors: string[] }

/** Makes a plan of the event, or says at which field what is wrong. */
export async function planFirstEvent(
  { desk, person, text }: OnboardingVisit,
  { tenantId, form }: { tenantId: string; form: EventForm },
): Promise<EventPlan> {
  const result = await desk.planEvent(person, tenantId, withoutBlankRows(form))
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

/** Rows are found again by their position: those at the end that nobody filled in go. */
function withoutBlankRows(form: EventForm): EventForm {
  const last = (rows: readonly Record<string, string>[]) =>
    rows.findLastIndex(row => Object.values(row).some(value => value !== '')) + 1
  const pricesEnd = form.prices.findLastIndex(({ price }) => price !== '') + 1

  return {
    ...form,
    prices: form.prices.slice(0, Math.max(1, pricesEnd)),
    times: withSeatsBelow(form.times.slice(0, Math.max(1, last(form.times)))),
  }
}

/** A row without seats has those of the row above. */
function withSeatsBelow(times: EventForm['times']): EventForm['times'] {
  let above = ''
  return times.map(row => {
    above = row.seats || above
    return { ...row, seats: above }
  })
}

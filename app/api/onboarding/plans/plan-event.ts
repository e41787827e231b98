import { withoutLook, withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'
import { addEventRows, type EventForm } from '#app/rules/venues/add-event-rows.ts'
import { printVenueSheets } from '#app/rules/venues/print-venue-sheets.ts'
import type { Services } from '../../kernel/context.ts'
import { sheetFormatOf } from '../sheets/sheet-format-of.ts'
import type { PlanPlace } from './make-plan.ts'
import { type PlanResult, planSheets } from './plan-upload.ts'
import { readVenueDraft } from './read-venue-draft.ts'

/** Makes a plan of one more event, as if its rows were added to the venue's sheets; a fault has the field of the form that its cell came from. */
export async function planEvent(
  services: Services,
  { place, form }: { place: PlanPlace; form: EventForm },
): Promise<PlanResult & { fields: ReadonlyMap<string, string> }> {
  const draft = await readVenueDraft(services.database, place.tenantId)
  const sheets = printVenueSheets(withoutLook(withoutPersonalData(draft.file)), sheetFormatOf(draft.file))
  const { tables, fields } = addEventRows(sheets, form)
  const result = await planSheets(services, { place, draft, tables, notices: [], source: form.name, form })

  return { ...result, fields }
}

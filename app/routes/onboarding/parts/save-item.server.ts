import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'

export type ItemAnswer = { errors: string[]; typed: Record<string, string> }

type Saving = {
  item: ChecklistItem
  form: FormData
  change: (file: VenueFileDraft) => VenueFileDraft
}

/** Saves one item and leads back to the list; what the venue's file does not take is said above the form, and what was typed stays. */
export async function saveItem(args: ActionFunctionArgs, { item, form, change }: Saving) {
  const { desk, person, setup, text } = await requireVenueSetup(args)
  const result = await desk.changeVenue(person, { tenantId: setup.tenantId, item, change })
  if (result?.ok) throw redirect(`/onboarding/venues/${encodeURIComponent(setup.tenantId)}`)
  const errors = (result?.issues ?? []).map(({ path, message }) =>
    text('onboarding-fault', { place: path, fault: message }),
  )
  return data<ItemAnswer>({ errors, typed: typedIn(form) }, { status: result ? 422 : 404 })
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

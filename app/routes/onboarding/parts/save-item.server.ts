import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'
import { stepHref, venueHref } from './item-href.ts'
import { nextItem } from './venue-facts.server.ts'

export type ItemAnswer = { errors: string[]; typed: Record<string, string> }

type Saving = {
  item: ChecklistItem
  form: FormData
  change: (file: VenueFileDraft) => VenueFileDraft
}

/** Saves one item and leads on to the next that a closed venue needs, else back to the list; what the venue's file does not take is said above the form, and what was typed stays. */
export async function saveItem(args: ActionFunctionArgs, { item, form, change }: Saving) {
  const { desk, person, setup, text } = await requireVenueSetup(args)
  const result = await desk.changeVenue(person, { tenantId: setup.tenantId, item, change })
  if (result?.ok) {
    const next = nextItem(setup, item)
    throw redirect(next ? stepHref(setup.tenantId, next) : venueHref(setup.tenantId))
  }
  const errors = (result?.issues ?? []).map(({ path, message }) =>
    text('onboarding-fault', { place: path, fault: message }),
  )
  return data<ItemAnswer>({ errors, typed: typedIn(form) }, { status: result ? 422 : 404 })
}

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

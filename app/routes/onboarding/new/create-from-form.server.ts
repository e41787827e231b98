import type { OnboardingVisit } from '#app/pages/require-onboarding.ts'
import { typedAddress } from '#app/rules/onboarding/site/public-address.ts'
import { type NewVenueForm, venueStart } from './new-venue-form.server.ts'

type Refusal = { fields: Record<string, string[]>; form: string[]; status: number }

/** Makes the venue that a form asks for: its id, or what to say at which field. */
export async function createFromForm(
  { desk, person, text }: OnboardingVisit,
  form: NewVenueForm,
): Promise<{ tenantId: string } | Refusal> {
  const { name, id, timeZone, currency } = form
  const made = await desk.createVenue(person, {
    name,
    id,
    timeZone,
    currency,
    start: await startOfForm(form),
  })
  if (!made) return { fields: {}, form: [text('onboarding-new-failed')], status: 403 }
  if (made.ok) return { tenantId: made.tenantId }
  if (made.reason === 'file') return faultsOf(made.issues, text)
  const [field, sentence] = FIELD_OF[made.reason] ?? ['address', `onboarding-site-${made.reason}`]
  return { fields: { [field]: [text(sentence as 'onboarding-site-address')] }, form: [], status: 422 }
}

const FIELD_OF: Record<string, [string, string]> = {
  files: ['files', 'onboarding-new-files-missing'],
  name: ['name', 'onboarding-new-name-missing'],
  id: ['id', 'onboarding-new-id-bad'],
  zone: ['timeZone', 'onboarding-new-zone-untold'],
  currency: ['currency', 'onboarding-new-currency-untold'],
}

async function startOfForm({ start, address, files }: NewVenueForm) {
  const chosen = venueStart(start)
  if (chosen?.kind === 'page') return { kind: 'page' as const, address: typedAddress(address) ?? '' }
  if (chosen?.kind === 'files')
    return { kind: 'files' as const, files: await Promise.all(files.map(readFile)) }
  return chosen?.kind === 'venue' || chosen?.kind === 'preset'
    ? chosen
    : { kind: 'preset' as const, preset: 'neutral' }
}

const readFile = async (file: File) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })

function faultsOf(
  issues: readonly { path: string; message: string }[],
  text: OnboardingVisit['text'],
): Refusal {
  if (issues.some(({ path }) => path === 'venue.id'))
    return { fields: { id: [text('onboarding-new-id-taken')] }, form: [], status: 422 }
  const faults = issues.map(({ path, message }) => text('onboarding-fault', { place: path, fault: message }))
  return { fields: {}, form: [text('onboarding-new-failed'), ...faults], status: 422 }
}

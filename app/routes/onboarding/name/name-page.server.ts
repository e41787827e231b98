import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import type { VenueProposals } from '#app/rules/onboarding/site/propose-venue.ts'
import type { SourceHint } from '../parts/source-words.ts'
import { venueFacts } from '../parts/venue-facts.server.ts'
import { PLACE_NAMES, type PlaceChoice, type PlaceName, placeChoices } from './place-choices.server.ts'

const TYPES = { name: 'text', tagline: 'text', phoneNumber: 'tel', email: 'email', website: 'url' } as const
type ContactName = keyof typeof TYPES
export type FieldName = ContactName | PlaceName

export type NameField = {
  name: FieldName
  value: string
  type?: string
  choices?: PlaceChoice[]
  hint: SourceHint
}

const CONTACT_NAMES = Object.keys(TYPES) as ContactName[]

/** The proposal that belongs to a field. */
const PROPOSAL_OF = {
  name: 'name',
  phoneNumber: 'phone',
  email: 'email',
  country: 'country',
  timeZone: 'timeZone',
  currency: 'currency',
  locale: 'locale',
} as const
const isProposed = (name: FieldName): name is keyof typeof PROPOSAL_OF => Object.hasOwn(PROPOSAL_OF, name)

/** Where a value was found, as long as it is the one that was proposed. */
function hintOf(
  name: FieldName,
  about: { value: string; proposals: VenueProposals | undefined },
): SourceHint {
  const proposal = isProposed(name) ? about.proposals?.[PROPOSAL_OF[name]] : undefined
  if (!proposal || proposal.value !== about.value) return undefined
  return { source: proposal.source, confidence: proposal.confidence }
}

/** Contact and, until the venue opens, its place: what is stored, and where a page told it. */
export async function namePage(visit: Awaited<ReturnType<typeof requireVenueSetup>>) {
  const { facts, place } = await venueFacts(visit, 'name')
  const { venue } = facts.document
  const proposals = facts.site?.proposals
  const { locale } = proposals ?? {}
  const proposed = locale ? [locale.value, ...locale.others] : []
  const choices = placeChoices({ country: venue.country, locale: venue.locale, proposed })
  const fieldOf = (name: FieldName): NameField => {
    const value = venue[name] ?? ''
    return { name, value, hint: hintOf(name, { value, proposals }) }
  }
  return {
    ...place,
    fields: CONTACT_NAMES.map(name => ({ ...fieldOf(name), type: TYPES[name] })),
    places: visit.setup.isDraft
      ? PLACE_NAMES.map(name => ({ ...fieldOf(name), choices: choices[name] }))
      : [],
  }
}

/** What a form says of the venue; what it does not ask for is left as it is, and so is the place of a venue that is open. */
export function typedProfile(form: FormData, { isDraft }: { isDraft: boolean }): Record<string, string> {
  const names: FieldName[] = isDraft ? [...CONTACT_NAMES, ...PLACE_NAMES] : CONTACT_NAMES
  return Object.fromEntries(
    names.filter(name => form.has(name)).map(name => [name, String(form.get(name)).trim()]),
  )
}

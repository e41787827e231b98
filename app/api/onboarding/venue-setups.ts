import { hours } from '#app/contract/venue-file/hours.ts'
import { countReadiness, findSetup, listVenuesOfEmail } from '#app/data/queries/onboarding/read.ts'
import { openVenue } from '#app/data/queries/onboarding/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { type OpeningGate, openingGate } from '#app/rules/onboarding/launch/opening-gate.ts'
import { maySetUp } from '#app/rules/onboarding/may-set-up.ts'
import { type Checklist, venueChecklist } from '#app/rules/onboarding/venue-checklist.ts'
import { isSame } from '#theme/same-value.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { readLaunchReport } from '../launch/work-launch-checks.ts'
import type { OnboardingStaff } from './find-onboarding-staff.ts'

export type VenueSetup = {
  tenantId: string
  name: string
  /** not open to visitors yet */
  isDraft: boolean
  checklist: Checklist
}

/** The venues that somebody may set up, those that are not open yet first, with how far each is. */
export async function listSetups(services: Services, person: OnboardingStaff): Promise<VenueSetup[]> {
  const rows = await listVenuesOfEmail(services.database.system, person.email)
  const mine = rows.filter(({ row }) => maySetUp(person, row))
  const setups = await Promise.all(mine.map(({ tenantId }) => readSetup(services, tenantId)))
  return setups.filter(setup => setup !== null)
}

type Place = { person: OnboardingStaff; tenantId: string }

/** One of them; null for a venue that is not there or not theirs. */
export async function findVenueSetup(
  services: Services,
  { person, tenantId }: Place,
): Promise<VenueSetup | null> {
  return (await mayOpen(services, { person, tenantId })) ? readSetup(services, tenantId) : null
}

/** Whether somebody may set up this venue, as the database has it now. */
export async function mayOpen({ database }: Services, { person, tenantId }: Place): Promise<boolean> {
  const rows = await listVenuesOfEmail(database.system, person.email)
  return rows.some(venue => venue.tenantId === tenantId && maySetUp(person, venue.row))
}

async function readSetup(services: Services, tenantId: string): Promise<VenueSetup | null> {
  const venue = await services.venues.open(tenantId)
  if (!venue) return null
  const db = services.database.forTenant(tenantId)
  const today = localDateAt(services.clock(), venue.document.venue.timeZone)
  const [setup, counts] = await Promise.all([
    findSetup(db, tenantId),
    countReadiness(db, { tenantId, today }),
  ])
  const checklist = venueChecklist({ ...factsOf(venue), ...counts, confirmed: setup?.confirmed ?? [] })
  return { tenantId, name: venue.document.venue.name, isDraft: venue.isDraft, checklist }
}

const UNTOLD_HOURS = hours.parse({}).standard

const factsOf = ({ document, theme }: Venue) => ({
  name: document.venue.name,
  hasContact: Boolean(document.venue.phoneNumber || document.venue.email),
  hasLook: theme.preset !== undefined || Object.keys(theme.variables).length > 0,
  hasOwnHours: !isSame(document.hours.standard, UNTOLD_HOURS),
  ownTexts: Object.keys(theme.texts).length,
  links: theme.links.length,
})

/** How a venue came to be open, and what opening it now would need. Null for a venue that is not theirs. */
export async function readOpening(services: Services, place: Place) {
  if (!(await mayOpen(services, place))) return null
  const { tenantId } = place
  const [venue, setup, report] = await Promise.all([
    services.venues.open(tenantId),
    findSetup(services.database.forTenant(tenantId), tenantId),
    readLaunchReport(services, tenantId),
  ])
  if (!venue) return null
  const { timeZone } = venue.document.venue
  return { gate: openingGate(report), opening: setup?.opening ?? null, timeZone }
}

/** `list`: something that a venue needs is missing; `reason`: the check found errors or is none of the venue as it is, and nobody says why it opens. */
export type OpeningAnswer = 'open' | 'list' | 'reason'

/** Opens a venue to visitors once its list allows it, and the check of it or a reason, which is kept. */
export async function openToVisitors(
  services: Services,
  { reason, ...place }: Place & { reason: string },
): Promise<OpeningAnswer> {
  const setup = await findVenueSetup(services, place)
  if (!setup?.checklist.mayOpen) return 'list'
  const { tenantId, person } = place
  const gate = openingGate(await readLaunchReport(services, tenantId))
  if (gate.kind !== 'clear' && reason === '') return 'reason'
  const opening = {
    email: person.email,
    at: services.clock().toISOString(),
    errors: errorsOf(gate),
    reason: gate.kind === 'clear' ? '' : reason,
  }
  await openVenue(services.database.forTenant(tenantId), { tenantId, opening })
  await services.database.flush()
  return 'open'
}

function errorsOf(gate: OpeningGate): number | null {
  if (gate.kind === 'unchecked') return null
  return gate.kind === 'errors' ? gate.count : 0
}

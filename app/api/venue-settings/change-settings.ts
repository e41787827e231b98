import { venueSettingFields } from '#app/contract/venue-settings.ts'
import { themeHash } from '#app/data/documents/theme-hash.ts'
import { changeVenueDocument } from '#app/data/queries/venues/change-document.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { OpeningHours } from '#app/rules/hours/open-hours.ts'
import { overlappingSpans } from '#app/rules/hours/overlapping-spans.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { hoursPart, settingsPart } from '../venue-edits/edited-parts.ts'
import { requireNoFewerApprovals } from '../venue-edits/require-no-fewer-approvals.ts'

/** The opening hours, for whoever may change them (401, 403). */
export const getHours = api.venueSettings.getHours.handler(({ context: { staff, venue } }) => {
  requireManager(staff)
  const { document } = venue
  return { payload: { hours: document.hours, version: partVersion(document, 'hours') } }
})

/**
 * Other opening hours, at once and on every node (401, 403). Needs `If-Match` with the version that was seen (428, 412); spans of one day
 * that overlap and dates named twice are refused (422, by path).
 */
export const putHours = api.venueSettings.putHours.handler(async ({ input, context }) => {
  const { email: author } = requireManager(context.staff)
  const version = versionOf(input.headers)
  const hours = input.body
  const errors = hoursErrors(hours)
  if (Object.keys(errors).length > 0) throw refuse('UNPROCESSABLE', { errors })
  const { db, tenantId, venue, now } = context
  const changed = await changeVenueDocument(db, tenantId, {
    change: document => (partVersion(document, 'hours') === version ? { ...document, hours } : null),
    edit: { ...hoursPart, author, now },
  })
  if (!changed) throw refuse('PRECONDITION_FAILED')
  return { payload: { hours, version: partVersion({ ...venue.document, hours }, 'hours'), ...changed } }
})

/** Switches and numbers of the venue, for whoever may change them (401, 403). */
export const getSettings = api.venueSettings.getSettings.handler(({ context: { staff, venue } }) => {
  requireManager(staff)
  return { payload: settingsPayload(venue.document) }
})

/**
 * Other switches and numbers, at once and on every node; what is left out stays. Refuses as hours are refused. Publishers may ask for more
 * approvals, and only who sets the venue up for fewer (422, by name): a wall that whoever stands before it can take down is none.
 */
export const putSettings = api.venueSettings.putSettings.handler(async ({ input, context }) => {
  const staff = requireManager(context.staff)
  const version = versionOf(input.headers)
  const { db, tenantId, venue, now } = context
  const { company: known } = venue.document
  const company = { ...known, ...input.body, checkout: { ...known.checkout, ...input.body.checkout } }
  requireNoFewerApprovals(staff, { before: known, after: company })
  const changed = await changeVenueDocument(db, tenantId, {
    change: document => (partVersion(document, 'company') === version ? { ...document, company } : null),
    edit: { ...settingsPart, author: staff.email, now },
  })
  if (!changed) throw refuse('PRECONDITION_FAILED')
  return { payload: { ...settingsPayload({ ...venue.document, company }), ...changed } }
})

const settingsPayload = (document: VenueDocument) => ({
  settings: venueSettingFields.parse(document.company),
  version: partVersion(document, 'company'),
})

/** What tells a part of a venue's file from another version of it. */
const partVersion = (document: VenueDocument, part: 'hours' | 'company'): string => themeHash(document[part])

/** Both are public at once. */
function requireManager(staff: StaffIdentity | null): StaffIdentity {
  if (!staff) throw refuse('UNAUTHORIZED')
  if (!mayDo(staff.roles, 'publish')) throw refuse('FORBIDDEN')
  return staff
}

function versionOf(headers: { 'if-match'?: string } | undefined): string {
  const version = /^"?([0-9a-f]{64})"?$/.exec(headers?.['if-match'] ?? '')?.[1]
  if (!version) throw refuse('PRECONDITION_REQUIRED')
  return version
}

function hoursErrors({ standard, exceptions }: OpeningHours): Record<string, string> {
  const days = Object.entries(standard).flatMap(([day, spans]) =>
    overlappingSpans(spans).map(at => [`standard.${day}.${at}`, OVERLAP]),
  )
  const dates = exceptions.flatMap(({ date, hours }, index) => [
    ...(exceptions.findIndex(other => other.date === date) < index
      ? [[`exceptions.${index}.date`, 'is named twice']]
      : []),
    ...overlappingSpans(hours).map(at => [`exceptions.${index}.hours.${at}`, OVERLAP]),
  ])
  return Object.fromEntries([...days, ...dates])
}

const OVERLAP = 'begins before the span above it ends'

import { createHash, randomUUID } from 'node:crypto'
import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import { resolveDates } from '#app/contract/venue-file/resolve-dates.ts'
import { venueFile } from '#app/contract/venue-file/venue-file.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { insertPlan } from '#app/data/queries/onboarding/plans.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import type { SheetNotice } from '#app/rules/venues/find-sheets.ts'
import type { PlanChange } from '#app/rules/venues/plan-change.ts'
import { recordName } from '#app/rules/venues/record-name.ts'
import type { Services } from '../../kernel/context.ts'
import type { OnboardingStaff } from '../find-onboarding-staff.ts'

/** Of which venue a plan is, and who makes it. */
export type PlanPlace = { person: Pick<OnboardingStaff, 'email'>; tenantId: string }
/** What plans are made and written with. */
export type PlanServices = Pick<Services, 'database' | 'clock'>

type PlanRequest = {
  place: PlanPlace
  /** the venue file, whole */
  text: string
  /** the venue's revision that it was made from */
  revision: string
  source: string
  notices: SheetNotice[]
  /** what was typed, where no file was uploaded */
  form?: EventForm
  /** the plan that is put back, where no file was uploaded: what was there before is no news */
  putsBack?: string
  /** only the faults count, nothing is kept */
  isTrial?: boolean
}

type MadePlan =
  | { ok: true; planId: string; changes: PlanChange[] }
  | { ok: false; reason: 'issues'; issues: VenueFileIssue[] }
  | { ok: false; reason: 'moved' }
  | { ok: false; reason: 'venue' }

/** How long a plan that nobody confirms is kept. */
export const PLAN_MS = 86_400_000

/** Keeps a plan of what a venue file would change, after every check of an import; nothing of the venue is written. Refused for the file of another venue. */
export async function makePlan(
  services: PlanServices,
  { place, text, revision, source, notices, form, putsBack, isTrial = false }: PlanRequest,
): Promise<MadePlan> {
  const { database, clock } = services
  const { tenantId, person } = place
  const id = idOfText(text)
  if (typeof id === 'string' && id !== tenantId) return { ok: false, reason: 'venue' }
  const now = clock()
  const result = await importVenue({ database, text, now, revision, isPlan: true })
  if (!result.ok)
    return result.isMoved
      ? { ok: false, reason: 'moved' }
      : { ok: false, reason: 'issues', issues: result.issues }
  if (result.tenantId !== tenantId) return { ok: false, reason: 'venue' }
  const planId = randomUUID()
  const { changes } = result
  if (isTrial) return { ok: true, planId, changes }
  const document = withDates(text, now)
  await insertPlan(database.forTenant(tenantId), {
    oldest: new Date(now.getTime() - PLAN_MS),
    plan: {
      tenantId,
      id: planId,
      author: person.email,
      source,
      document,
      revision,
      hash: planHash({ document, revision }),
      total: result.counts.slots,
      createdAt: now,
      report: {
        changes,
        notices,
        warnings: putsBack ? [] : issueSentences(result.warnings, text),
        problems: [],
        form,
        putsBack,
      },
    },
  })
  await database.flush()
  return { ok: true, planId, changes }
}

/** Warnings and faults of a venue file (`text`), each with the name of the record that it is about: sheets and forms know no paths. */
export function issueSentences(issues: readonly VenueFileIssue[], text: string): string[] {
  if (issues.length === 0) return []
  const file: VenueFileDraft = JSON.parse(text.replace(/^\uFEFF/, ''))
  return issues.map(({ path, message }) => `${recordName(file, path)}: ${message}`)
}

/** Whose file it says it is; undefined where it is no JSON, which the import tells better. */
export function idOfText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))?.venue?.id
  } catch {
    return undefined
  }
}

/** What is confirmed is what was seen, also after midnight: relative dates are written out. */
function withDates(text: string, now: Date): string {
  if (!text.includes('"today')) return text
  const file = venueFile.parse(JSON.parse(text.replace(/^\uFEFF/, '')))
  return JSON.stringify(resolveDates(file, localDateAt(now, file.venue.timeZone)))
}

/** What a screen shows and its button confirms: the document and the venue that it was made from. */
export const planHash = ({ document, revision }: { document: string; revision: string }): string =>
  createHash('sha256').update(revision).update('\n').update(document).digest('hex')

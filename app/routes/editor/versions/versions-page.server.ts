import type { DraftPayload } from '#app/contract/theme-drafts.ts'
import type { SchedulePayload } from '#app/contract/theme-schedules.ts'
import type { VersionPayload } from '#app/contract/theme-versions.ts'
import { momentText } from '#app/pages/moment-text.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { mayDo, rightsOf } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { nameOfGround } from '#theme/compile/contrast-problems.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
import { type ThemePart, themePartsFor } from '#theme/theme-parts.ts'
import { shownThemeSchedules } from './schedule/schedules-page.server.ts'

type StaffVisit = Visit & { staff: StaffIdentity }
type Versions = { list: readonly VersionPayload[]; next: number | null }

type Payloads = { versions: Versions; draft: DraftPayload; schedules: readonly SchedulePayload[] }

/** The list of versions as its screen shows it: times on the venue's clock, and what this person may bring back. */
export function versionsPage(visit: StaffVisit, { versions: { list, next }, draft, schedules }: Payloads) {
  const { url, venue } = visit
  return {
    /** the revision that is public, which a rollback has to name */
    seen: venue.revision,
    draft: shownDraft(draft, visit),
    schedules: shownThemeSchedules(schedules, visit),
    timeZone: venue.timeZone,
    draftRevision: draft.revision,
    olderHref: next === null ? null : addressWith(url, { before: String(next), from: null, to: null }),
    versions: list.map(version => shownVersion(version, visit)),
  }
}

function shownVersion(version: VersionPayload, { venue, url, staff }: StaffVisit) {
  const { revision, kind, note, authorName, createdAt, origin, base, changes, isPublished } = version
  const from = base ?? revision - 1
  return {
    revision,
    kind,
    note,
    origin,
    isPublished,
    author: authorName,
    createdAt,
    saved: momentText(createdAt, venue),
    changes: Object.entries(changes).map(([part, count]) => ({ part: part as ThemePart, count })),
    /** nothing to bring back where it is what visitors see, and for nobody but publishers */
    mayRestore: version.differsIn.length > 0 && mayPublish(staff),
    forbidden: forbiddenParts(version.differsIn, staff),
    contrastReason: version.contrastReason,
    losses: shownLosses(version.contrast),
    differenceHref: addressWith(url, { from: String(from), to: String(revision) }),
  }
}

/** The draft as it would change what is public; null when there is none. */
function shownDraft(draft: DraftPayload, { venue, staff }: StaffVisit) {
  const { theme, revision, difference, differsIn, conflicts, contrast, authors, request, updatedAt } = draft
  if (!theme || !updatedAt) return null
  return {
    seen: revision,
    difference,
    conflicts: [...new Set(conflicts.map(nameOfEntry))],
    authors: authors.map(({ name }) => name),
    updatedAt,
    saved: momentText(updatedAt, venue),
    forbidden: forbiddenParts(differsIn, staff),
    losses: shownLosses(contrast),
    mayPublish: mayPublish(staff),
    request: request && { ...request, moment: momentText(request.at, venue) },
  }
}

export type ShownDraft = NonNullable<ReturnType<typeof shownDraft>>

function forbiddenParts(parts: readonly ThemePart[], { roles }: StaffIdentity): ThemePart[] {
  const rights = themePartsFor(rightsOf(roles))
  return parts.filter(part => !rights.includes(part))
}

const mayPublish = ({ roles }: StaffIdentity) => mayDo(roles, 'publish')

/** Pairs that could not be read well enough, by the names of their variables. */
const shownLosses = (pairs: VersionPayload['contrast']) =>
  pairs.map(({ reference, on, ratio, min }) => ({
    text: nameOfGround(reference),
    ground: nameOfGround(on),
    ratio: ratio.toFixed(1),
    min: String(min),
  }))

export type ShownLoss = ReturnType<typeof shownLosses>[number]

export type ShownVersion = ReturnType<typeof shownVersion>

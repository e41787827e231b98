import type { VersionPayload } from '#app/contract/theme-versions.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { addressWith } from '#app/rules/links/query.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { partsFor, type ThemePart } from '#theme/theme-parts.ts'

type StaffVisit = Visit & { staff: StaffIdentity }
type Versions = { list: readonly VersionPayload[]; next: number | null }

/** The list of versions as its screen shows it: times on the venue's clock, and what this person may bring back. */
export function versionsPage(visit: StaffVisit, { list, next }: Versions) {
  const { url, tenantId, venue } = visit
  return {
    composerHref: `/editor/${encodeURIComponent(tenantId)}/composer`,
    /** the revision that is public, which a rollback has to name */
    seen: venue.revision,
    olderHref: next === null ? null : addressWith(url, { before: String(next), from: null, to: null }),
    versions: list.map(version => shownVersion(version, visit)),
  }
}

function shownVersion(version: VersionPayload, { venue, url, staff }: StaffVisit) {
  const { revision, kind, note, authorName, createdAt, origin, base, changes, isPublished } = version
  const rights = partsFor(staff.roles)
  const forbidden = version.differsIn.filter(part => !rights.includes(part))
  const from = base ?? revision - 1
  return {
    revision,
    kind,
    note,
    origin,
    isPublished,
    author: authorName,
    createdAt,
    saved: dateText(utcToWallTime(new Date(createdAt), venue.timeZone), {
      pattern: 'eventStart',
      locale: venue.locale,
    }),
    changes: Object.entries(changes).map(([part, count]) => ({ part: part as ThemePart, count })),
    /** nothing to bring back where it is what visitors see */
    isSame: version.differsIn.length === 0,
    forbidden,
    differenceHref: addressWith(url, { from: String(from), to: String(revision) }),
  }
}

export type ShownVersion = ReturnType<typeof shownVersion>

/** A revision in the address; undefined where there is none. */
export function revisionParam(url: URL, name: string): number | undefined {
  const value = url.searchParams.get(name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

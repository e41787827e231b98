import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { changedParts, partsFor } from '#theme/theme-parts.ts'
import { refuse } from '../kernel/refuse.ts'

/** Staff of the venue who may change some part of its theme (401, 403). */
export function requireThemeStaff(staff: StaffIdentity | null): StaffIdentity {
  if (!staff) throw refuse('UNAUTHORIZED')
  if (partsFor(staff.roles).length === 0) throw refuse('FORBIDDEN')
  return staff
}

type Themes = { stored: ThemeDocument; sent: ThemeDocument }

/** A role is a wall: what is stored and what is sent may differ only where the author's roles reach (W8, 403). */
export function requireRights(author: StaffIdentity, { stored, sent }: Themes): void {
  const mine = partsFor(author.roles)
  const parts = changedParts(stored, sent).filter(part => !mine.includes(part))
  if (parts.length > 0)
    throw refuse('FORBIDDEN', { text: `Your role may not change: ${parts.join(', ')}`, details: { parts } })
}

/** The revision that `If-Match` names, `"3"` or `3` (428). */
export function revisionOf(headers: { 'if-match'?: string } | undefined): number {
  const number = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers?.['if-match'] ?? '')?.[1]
  if (!number) throw refuse('PRECONDITION_REQUIRED')
  return Number(number)
}

import { mayDo, rightsOf } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { describeDifference } from '#theme/theme-difference.ts'
import { changedParts, type ThemePart, themePartsFor } from '#theme/theme-parts.ts'
import { refuse } from '../kernel/refuse.ts'

/** Staff of the venue who may change some part of its theme (401, 403). */
export function requireThemeStaff(staff: StaffIdentity | null): StaffIdentity {
  if (!staff) throw refuse('UNAUTHORIZED')
  if (themePartsFor(rightsOf(staff.roles)).length === 0) throw refuse('FORBIDDEN')
  return staff
}

/** The same who may also make a theme public, at once, at a time or by bringing one back (401, 403). */
export function requirePublisher(staff: StaffIdentity | null): StaffIdentity {
  const author = requireThemeStaff(staff)
  if (!mayDo(author.roles, 'publish'))
    throw refuse('FORBIDDEN', {
      text: 'Publishing belongs to publishers: save a draft and ask for its publication',
    })
  return author
}

type Themes = { stored: ThemeDocument; sent: ThemeDocument }

/**
 * A role is a wall: what is stored and what is sent may differ only where the author's roles reach (W8). Else 403 with the parts, and each
 * value that is not theirs by its key.
 */
export function requireRights(author: StaffIdentity, themes: Themes): void {
  const { stored, sent } = themes
  const mine = themePartsFor(rightsOf(author.roles))
  const parts = changedParts(stored, sent).filter(part => !mine.includes(part))
  if (parts.length === 0) return
  throw refuse('FORBIDDEN', {
    text: `Your role may not change: ${parts.join(', ')}`,
    errors: errorsByKey(themes, parts),
    details: { parts },
  })
}

const MAX_ERRORS = 50

/** What this version has no name for has no key: its part stands for it. */
function errorsByKey({ stored, sent }: Themes, parts: readonly ThemePart[]): Record<string, string> {
  const rows = describeDifference(stored, sent).filter(({ part }) => parts.includes(part))
  const keys = rows.length > 0 ? rows.slice(0, MAX_ERRORS).map(({ key }) => key) : parts
  return Object.fromEntries(keys.map(key => [key, 'is not for your role to change']))
}

/** The revision that `If-Match` names, `"3"` or `3` (428). */
export function revisionOf(headers: { 'if-match'?: string } | undefined): number {
  const number = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers?.['if-match'] ?? '')?.[1]
  if (!number) throw refuse('PRECONDITION_REQUIRED')
  return Number(number)
}

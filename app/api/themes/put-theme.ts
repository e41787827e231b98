import { withoutThemeFacts } from '#app/contract/theme-facts.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { findThemeDocument } from '#app/data/queries/venues/read.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { fromPayload } from '#theme/payload.ts'
import { type ReadProblem, readThemeDocument } from '#theme/read-document.ts'
import { changedParts, partsFor } from '#theme/theme-parts.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { themePayloadOf } from './theme-payload.ts'

/**
 * Saves the whole theme and publishes it at once (CHK-257, T3, T4). Needs staff of this venue (401, 403), `If-Match` with the
 * revision the author has seen (428, 412), values that all parse (one bad value and nothing is saved, each named by its key: 422),
 * and changes in those parts of a theme alone that the author's roles are for (403).
 */
export const putTheme = api.themes.put.handler(async ({ input, context }) => {
  const { tenantId, staff, db, services, now } = context
  if (input.params.tenantId !== tenantId) throw refuse('NOT_FOUND')
  const author = requireEditor(staff)
  const seen = revisionOf(input.headers?.['if-match'])
  const sent = withoutThemeFacts(input.body)
  if (!namesTheme(sent))
    throw refuse('UNPROCESSABLE', { text: `A theme has at least one of ${THEME_PARTS.join(', ')}` })
  const stored = await storedTheme(context, seen)
  const parsed = fromPayload(sent, stored)
  if (!parsed.ok)
    throw refuse('UNPROCESSABLE', { text: sentenceOf(parsed.errors), errors: byKey(parsed.errors) })
  requireRights(author, { stored, sent: parsed.document })

  const revision = await saveThemeRevision(db, {
    tenantId,
    revision: seen,
    document: parsed.document,
    author: author.email,
    now,
  })
  const venue = await services.venues.open(tenantId)
  if (!venue) throw refuse('TENANT_UNKNOWN')
  if (revision === null) throw refuse('PRECONDITION_FAILED', { details: { revision: venue.themeRevision } })
  return { payload: themePayloadOf(venue) }
})

const THEME_PARTS = ['preset', 'variables', 'textVariables', 'emailVariables', 'textSets', 'links', 'logo']

/** A whole theme takes the place of the stored one: what names nothing of it is a mistake, not the wish to empty it. */
const namesTheme = (sent: Readonly<Record<string, unknown>>) =>
  THEME_PARTS.some(part => sent[part] !== undefined)

function requireEditor(staff: StaffIdentity | null): StaffIdentity {
  if (!staff) throw refuse('UNAUTHORIZED')
  if (partsFor(staff.roles).length === 0) throw refuse('FORBIDDEN')
  return staff
}

/** The theme that the author has seen, when it is still the present one. */
async function storedTheme({ db, tenantId, venue }: ApiContext, seen: number): Promise<ThemeDocument> {
  if (seen !== venue.themeRevision)
    throw refuse('PRECONDITION_FAILED', { details: { revision: venue.themeRevision } })
  return readThemeDocument((await findThemeDocument(db, tenantId, seen)) ?? {}).document
}

type Themes = { stored: ThemeDocument; sent: ThemeDocument }

/** A role is a wall: what is stored and what is sent may differ only where the author's roles reach (W8). */
function requireRights(author: StaffIdentity, { stored, sent }: Themes): void {
  const mine = partsFor(author.roles)
  const parts = changedParts(stored, sent).filter(part => !mine.includes(part))
  if (parts.length > 0)
    throw refuse('FORBIDDEN', { text: `Your role may not change: ${parts.join(', ')}`, details: { parts } })
}

/** `"3"` or `3`. */
function revisionOf(ifMatch: string | undefined): number {
  const number = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch ?? '')?.[1]
  if (!number) throw refuse('PRECONDITION_REQUIRED')
  return Number(number)
}

const sentenceOf = (problems: readonly ReadProblem[]) =>
  problems.length === 1 ? problems[0]!.message : `${problems[0]!.message} (and ${problems.length - 1} more)`

const byKey = (problems: readonly ReadProblem[]) =>
  Object.fromEntries(problems.map(({ key, message }) => [key, message]))

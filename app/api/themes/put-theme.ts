import { withoutThemeFacts } from '#app/contract/theme-facts.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { findThemeDocument } from '#app/data/queries/venues/read.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { fromPayload } from '#theme/from-payload.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireApprovals } from './approval-gate.ts'
import { requireContrast } from './contrast-gate.ts'
import { readHeroPicture } from './hero-picture.ts'
import { publishedPayload } from './published-payload.ts'
import { requireOwnFonts } from './require-own-fonts.ts'
import { themeProblems } from './theme-problems.ts'
import { requirePublisher, requireRights, requireThemeStaff, revisionOf } from './theme-rights.ts'

/**
 * Saves the whole theme and publishes it at once (CHK-257, T3, T4). Needs staff of this venue (401, 403), `If-Match` with the
 * revision the author has seen (428, 412), values that all parse (one bad value and nothing is saved, each named by its key: 422),
 * changes in those parts of a theme alone that the author's roles are for (403, each value by its key), the right to publish (403),
 * colours that can be read (CONTRAST), and where the venue wants them approvals (APPROVALS_MISSING).
 */
export const putTheme = api.themes.put.handler(async ({ input, context }) => {
  const { tenantId, staff, db, now } = context
  if (input.params.tenantId !== tenantId) throw refuse('NOT_FOUND')
  const author = requireThemeStaff(staff)
  const seen = revisionOf(input.headers)
  const sent = withoutThemeFacts(input.body)
  if (!namesTheme(sent))
    throw refuse('UNPROCESSABLE', { text: `A theme has at least one of ${THEME_PARTS.join(', ')}` })
  const stored = await storedTheme(context, seen)
  const parsed = fromPayload(sent, stored)
  if (!parsed.ok) throw refuse('UNPROCESSABLE', themeProblems(parsed.errors))
  requireRights(author, { stored, sent: parsed.document })
  requirePublisher(author)
  await requireOwnFonts(db, { tenantId, stored, sent: parsed.document })
  await requireApprovals(db, { tenantId, document: parsed.document })
  const contrastReason = requireContrast({
    stored,
    sent: parsed.document,
    picture: await readHeroPicture(context.services, context.venue),
    reason: input.query?.contrastReason?.trim(),
  })

  const revision = await saveThemeRevision(db, {
    tenantId,
    revision: seen,
    document: parsed.document,
    author: author.email,
    contrastReason,
    now,
  })
  return publishedPayload(context, revision)
})

const THEME_PARTS = [
  'preset',
  'variables',
  'textVariables',
  'emailVariables',
  'textSets',
  'translations',
  'links',
  'logo',
]

/** A whole theme takes the place of the stored one: what names nothing of it is a mistake, not the wish to empty it. */
const namesTheme = (sent: Readonly<Record<string, unknown>>) =>
  THEME_PARTS.some(part => sent[part] !== undefined)

/** The theme that the author has seen, when it is still the present one. */
async function storedTheme({ db, tenantId, venue }: ApiContext, seen: number): Promise<ThemeDocument> {
  if (seen !== venue.themeRevision)
    throw refuse('PRECONDITION_FAILED', { details: { revision: venue.themeRevision } })
  return readThemeDocument((await findThemeDocument(db, tenantId, seen)) ?? {}).document
}

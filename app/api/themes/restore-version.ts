import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { findThemeDocument } from '#app/data/queries/venues/read.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { isSame } from '#theme/same-value.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireApprovals } from './approval-gate.ts'
import { requireContrast } from './contrast-gate.ts'
import { readHeroPicture } from './hero-picture.ts'
import { publishedPayload } from './published-payload.ts'
import { requirePublisher, revisionOf } from './theme-rights.ts'

/**
 * Publishes the bytes of an earlier revision as a new one; nothing is deleted. For publishers (403), with
 * `If-Match` of the published revision (428, 412); refuses what is public already, and colours that cannot be read (422).
 */
export const restoreVersion = api.themeVersions.restore.handler(async ({ input, context }) => {
  const { db, tenantId, venue, now } = context
  const author = requirePublisher(context.staff)
  const seen = revisionOf(input.headers)
  const { revision: origin } = input.params
  const stored = (await findThemeDocument(db, tenantId, origin)) as object | null
  if (!stored) throw refuse('NOT_FOUND')
  if (seen !== venue.themeRevision)
    throw refuse('PRECONDITION_FAILED', { details: { revision: venue.themeRevision } })
  const present = await findThemeDocument(db, tenantId, seen)
  if (isSame(present, stored)) throw refuse('UNPROCESSABLE', { text: 'This version is public already' })
  const picture = await readHeroPicture(context.services, venue)
  const themes = { stored: venue.theme, sent: readThemeDocument(stored).document, picture }
  await requireApprovals(db, { tenantId, document: stored })
  const contrastReason = requireContrast({ ...themes, reason: input.body?.contrastReason })

  const revision = await saveThemeRevision(db, {
    tenantId,
    revision: seen,
    document: stored,
    author: author.email,
    kind: 'rollback',
    note: input.body?.note ?? '',
    contrastReason,
    origin,
    now,
  })
  return publishedPayload(context, revision)
})

import type { Db } from '#app/data/database/database.ts'
import { saveDraft } from '#app/data/queries/themes/drafts.ts'
import { findRevision, findThemeDocuments } from '#app/data/queries/themes/read.ts'
import { insertRevision, lockPublishedRevision, publishRevision } from '#app/data/queries/themes/write.ts'
import { emptyThemeDocument } from '#theme/document.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { closeShares } from '../draft-shares/share-sandboxes.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireApprovals } from './approval-gate.ts'
import { requireContrast } from './contrast-gate.ts'
import { draftPayload, readDraftState } from './draft-state.ts'
import { readHeroPicture } from './hero-picture.ts'
import { conflictErrors, endDraft, withDraft } from './open-draft.ts'
import { publishedPayload } from './published-payload.ts'
import { requirePublisher, requireRights, requireThemeStaff, revisionOf } from './theme-rights.ts'

/**
 * Publishes the draft and ends it, in one transaction: what is public, with the values the draft changes. For publishers (403). Values that were
 * published differently since it began are asked about (409, by key), colours that cannot be read need a
 * reason (CONTRAST), and a venue may want approvals of exactly these bytes (APPROVALS_MISSING).
 */
export const publishDraft = api.themeDrafts.publish.handler(async ({ input, context }) => {
  const { tenantId, now } = context
  const author = requirePublisher(context.staff)
  const { note = '', overrides = false } = input.body ?? {}
  const picture = await readHeroPicture(context.services, context.venue)
  const revision = await withDraft(context, revisionOf(input.headers), async state => {
    const { tx, row, published, draft, publishedRevision } = state
    const { document, conflicts } = draft.merged
    if (conflicts.length > 0 && !overrides) throw refuse('CONFLICT', { errors: conflictErrors(conflicts) })
    const themes = { stored: published, sent: document, picture }
    const contrastReason = requireContrast({ ...themes, reason: input.body?.contrastReason })
    await requireApprovals(tx, { tenantId, document })
    await endDraft(tx, { row, now })
    const publication = { tenantId, revision: publishedRevision, document, note, contrastReason, now }
    return publishRevision(tx, { ...publication, author: author.email })
  })
  await closeShares(context.services, tenantId)
  return publishedPayload(context, revision)
})

/** Ends the draft. It stays as a version that was never public, from which it can be opened again. */
export const discardDraft = api.themeDrafts.discard.handler(async ({ input, context }) => {
  const { tenantId, now, venue } = context
  const author = requireThemeStaff(context.staff)
  const picture = await readHeroPicture(context.services, venue)
  const payload = await withDraft(context, revisionOf(input.headers), async state => {
    const { tx, row, draft, published } = state
    requireRights(author, { stored: published, sent: draft.merged.document })
    await insertRevision(tx, {
      tenantId,
      document: draft.document,
      author: author.email,
      kind: 'draft',
      base: row.base,
      now,
    })
    await endDraft(tx, { row, now })
    return draftPayload({ db: tx, tenantId, published: venue.themeRevision, picture })
  })
  await closeShares(context.services, tenantId)
  return { payload }
})

/** A discarded draft is the draft again, on the revision that it began with; where there is one already it is not (409). */
export const reopenDraft = api.themeDrafts.reopen.handler(async ({ input, context }) => {
  const { db, tenantId, now, venue } = context
  const author = requireThemeStaff(context.staff)
  const seen = revisionOf(input.headers)
  const picture = await readHeroPicture(context.services, venue)
  const payload = await db.transaction(async transaction => {
    const tx = transaction as Db
    const published = (await lockPublishedRevision(tx, tenantId)) ?? 0
    const kept = await findRevision(tx, tenantId, input.body.revision)
    if (kept?.kind !== 'draft') throw refuse('NOT_FOUND')
    const { row, draft } = await readDraftState({ db: tx, tenantId, published })
    if (draft) throw refuse('CONFLICT', { text: 'There is a draft already' })
    if (seen !== (row?.revision ?? 0))
      throw refuse('PRECONDITION_FAILED', { details: { revision: row?.revision ?? 0 } })
    const base = kept.base ?? published
    const documents = await findThemeDocuments(tx, tenantId, [base])
    const themeOf = (stored: unknown) => readThemeDocument(stored ?? emptyThemeDocument).document
    requireRights(author, { stored: themeOf(documents.get(base)), sent: themeOf(kept.document) })
    const authors = [...new Set([author.email, kept.author])]
    await saveDraft(tx, { tenantId, revision: seen, base, document: kept.document, authors, edits: {}, now })
    return draftPayload({ db: tx, tenantId, published: venue.themeRevision, picture })
  })
  return { payload }
})

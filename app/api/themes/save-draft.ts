import { withoutThemeFacts } from '#app/contract/theme-facts.ts'
import type { Db } from '#app/data/database/database.ts'
import { saveDraft, saveRequest } from '#app/data/queries/themes/drafts.ts'
import { lockPublishedRevision } from '#app/data/queries/themes/write.ts'
import { insertEdit } from '#app/data/queries/venues/edits.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { fromPayload } from '#theme/from-payload.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { draftPart } from './draft-part.ts'
import { type DraftState, draftPayload, readDraftState } from './draft-state.ts'
import { readHeroPicture } from './hero-picture.ts'
import { withDraft } from './open-draft.ts'
import { requireOwnFonts } from './require-own-fonts.ts'
import { themeProblems } from './theme-problems.ts'
import { requireRights, requireThemeStaff, revisionOf } from './theme-rights.ts'

/** The shared draft. */
export const getDraft = api.themeDrafts.get.handler(async ({ context }) => {
  requireThemeStaff(context.staff)
  const { db, tenantId, venue } = context
  const picture = await readHeroPicture(context.services, venue)
  return { payload: await draftPayload({ db, tenantId, published: venue.themeRevision, picture }) }
})

/**
 * Saves the draft; the storefront stays as it is. Needs `If-Match` with the draft's revision (428, 412), for a new one the published
 * revision it begins with (412), values that parse (422), and changes in the author's own parts alone (403). A file that is taken in
 * and legal texts (`source`) are kept as an edit of their own.
 */
export const putDraft = api.themeDrafts.put.handler(async ({ input, context }) => {
  const { db, tenantId, now } = context
  const author = requireThemeStaff(context.staff)
  const revision = revisionOf(input.headers)
  const picture = await readHeroPicture(context.services, context.venue)
  const payload = await db.transaction(async transaction => {
    const tx = transaction as Db
    const published = (await lockPublishedRevision(tx, tenantId)) ?? 0
    const { row, published: present, draft } = await readDraftState({ db: tx, tenantId, published })
    const isStale = revision !== (row?.revision ?? 0) || (!draft && input.query.base !== published)
    if (isStale) throw refuse('PRECONDITION_FAILED', { details: { revision: row?.revision ?? 0 } })
    const stored = draft?.document ?? present
    const parsed = fromPayload(withoutThemeFacts(input.body), stored)
    if (!parsed.ok) throw refuse('UNPROCESSABLE', themeProblems(parsed.errors))
    await requireOwnFonts(tx, { tenantId, stored, sent: parsed.document })
    const state = { row, published: present, draft }
    await writeDraft(tx, { tenantId, published, state, document: parsed.document, author, now })
    const { source } = input.query
    const edit = source ? { ...draftPart(source), author: author.email, now } : null
    const number = edit && (await insertEdit(tx, tenantId, { edit, before: stored, after: parsed.document }))
    return { ...(await draftPayload({ db: tx, tenantId, published, picture })), edit: number }
  })
  return { payload }
})

/**
 * Asks publishers to publish the draft as it is; a change of it ends the request. For all who may change a part of it (401, 403), with
 * `If-Match` of the draft's revision (428, 412).
 */
export const requestPublication = api.themeDrafts.request.handler(async ({ input, context }) => {
  const { tenantId, now } = context
  const { email } = requireThemeStaff(context.staff)
  const { note = '' } = input.body ?? {}
  const picture = await readHeroPicture(context.services, context.venue)
  const payload = await withDraft(context, revisionOf(input.headers), async ({ tx, publishedRevision }) => {
    await saveRequest(tx, tenantId, { email, note, at: now.toISOString() })
    return draftPayload({ db: tx, tenantId, published: publishedRevision, picture })
  })
  return { payload }
})

type DraftChange = {
  tenantId: string
  /** the published revision, which is locked */
  published: number
  state: DraftState
  document: ThemeDocument
  author: StaffIdentity
  now: Date
}

/** Writes the draft with who changed which of its keys; 403 for what is not for its author to change. */
export async function writeDraft(tx: Db, change: DraftChange): Promise<void> {
  const { tenantId, published, state, document, author, now } = change
  const { row, draft } = state
  const stored = draft?.document ?? state.published
  requireRights(author, { stored, sent: document })
  const revision = row?.revision ?? 0
  const edit = { author: author.email, at: now.toISOString(), revision: revision + 1 }
  const changes = diffDocuments(stored, document)
  await saveDraft(tx, {
    tenantId,
    revision,
    base: draft && row ? row.base : published,
    document,
    authors: withAuthor(draft && row ? row.authors : [], author.email),
    edits: {
      ...(draft && row ? row.edits : {}),
      ...Object.fromEntries(changes.map(({ key }) => [key, edit])),
    },
    now,
  })
}

/** The last one first. */
const withAuthor = (authors: readonly string[], email: string) => [
  email,
  ...authors.filter(author => author !== email),
]

import type { VersionPayload } from '#app/contract/theme-versions.ts'
import { themeHash } from '#app/data/documents/theme-hash.ts'
import { findThemeDocuments, listRevisions, type RevisionRow } from '#app/data/queries/themes/read.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { toPayload } from '#theme/payload.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { type DifferenceRow, describeDifference } from '#theme/theme-difference.ts'
import { changedParts } from '#theme/theme-parts.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { contrastLosses } from './contrast-gate.ts'
import { readDraftState } from './draft-state.ts'
import { readHeroPicture } from './hero-picture.ts'
import { requireThemeStaff } from './theme-rights.ts'

const PAGE_SIZE = 20

/** Who saved what and when, a page at a time. */
export const listVersions = api.themeVersions.list.handler(async ({ input: { query = {} }, context }) => {
  requireThemeStaff(context.staff)
  const { db, tenantId } = context
  const found = await listRevisions(db, tenantId, { before: query.before, limit: PAGE_SIZE + 1 })
  const rows = found.slice(0, PAGE_SIZE)
  const [documents, picture] = await Promise.all([
    documentsBelow(rows, context),
    readHeroPicture(context.services, context.venue),
  ])
  return {
    payload: {
      list: rows.map(row => versionPayload(row, { documents, context, picture })),
      next: found.length > PAGE_SIZE ? rows.at(-1)!.revision : null,
    },
  }
})

/** What differs between two of them; revision 0 is the theme of a venue that has saved none. */
export const getDifference = api.themeVersions.difference.handler(async ({ input: { query }, context }) => {
  requireThemeStaff(context.staff)
  return { payload: describeDifference(...(await savedThemes(context, query))) }
})

/**
 * Two saved themes whole, and the one that is public; without numbers what is public and what publishing the draft would make of it. For all who may
 * change a part of the theme (401, 403); 404 for a revision that there is not, and without a draft.
 */
export const getSides = api.themeVersions.sides.handler(async ({ input: { query }, context }) => {
  requireThemeStaff(context.staff)
  const { theme } = context.venue
  const { from, to } = query ?? {}
  const isOfDraft = from === undefined || to === undefined
  const [before, after] = isOfDraft
    ? [theme, await draftTheme(context)]
    : await savedThemes(context, { from, to })
  return {
    payload: {
      before: { ...toPayload(before) },
      after: { ...toPayload(after) },
      shown: { ...toPayload(theme) },
    },
  }
})

type Revisions = { from: number; to: number }

async function savedThemes(
  { db, tenantId }: ApiContext,
  { from, to }: Revisions,
): Promise<[ThemeDocument, ThemeDocument]> {
  const documents = await findThemeDocuments(db, tenantId, [from, to])
  const themeOf = (revision: number) => {
    const document = documents.get(revision)
    if (!document && revision > 0) throw refuse('NOT_FOUND')
    return documentOf(document)
  }
  return [themeOf(from), themeOf(to)]
}

async function draftTheme({ db, tenantId, venue }: ApiContext): Promise<ThemeDocument> {
  const { draft } = await readDraftState({ db, tenantId, published: venue.themeRevision })
  if (!draft) throw refuse('NOT_FOUND')
  return draft.merged.document
}

const documentOf = (stored: unknown) => readThemeDocument(stored ?? emptyThemeDocument).document

/** Of the revisions themselves and of those they stand on. */
async function documentsBelow(
  rows: readonly RevisionRow[],
  { db, tenantId }: ApiContext,
): Promise<Map<number, unknown>> {
  const known = new Map<number, unknown>(rows.map(({ revision, document }) => [revision, document]))
  const missing = rows.map(baseOf).filter(base => base > 0 && !known.has(base))
  const below = await findThemeDocuments(db, tenantId, [...new Set(missing)])
  return new Map([...known, ...below])
}

/** Before bases were kept every revision was published on the one before it. */
const baseOf = ({ base, revision }: RevisionRow) => base ?? revision - 1

type Page = {
  documents: ReadonlyMap<number, unknown>
  context: ApiContext
  picture: HeroPicture | null
}

function versionPayload(row: RevisionRow, { documents, context, picture }: Page): VersionPayload {
  const { document, authorName, createdAt, ...facts } = row
  const rows = describeDifference(documentOf(documents.get(baseOf(row))), documentOf(document))
  return {
    ...facts,
    authorName: authorName ?? row.author,
    createdAt: createdAt.toISOString(),
    hash: row.hash || themeHash(document),
    changes: countByPart(rows),
    differsIn: changedParts(context.venue.theme, documentOf(document)),
    contrast: contrastLosses({ stored: context.venue.theme, sent: documentOf(document), picture }),
    isPublished: row.revision === context.venue.themeRevision,
  }
}

function countByPart(rows: readonly DifferenceRow[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { part } of rows) counts[part] = (counts[part] ?? 0) + 1
  return counts
}

import type { DraftPayload } from '#app/contract/theme-drafts.ts'
import type { Db } from '#app/data/database/database.ts'
import { type DraftRow, findDraft, listStaffNames } from '#app/data/queries/themes/drafts.ts'
import { findThemeDocuments } from '#app/data/queries/themes/read.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { mergeDraft } from '#theme/merge-draft.ts'
import { toPayload } from '#theme/payload.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { describeDifference } from '#theme/theme-difference.ts'
import { changedParts } from '#theme/theme-parts.ts'
import { contrastLosses } from './contrast-gate.ts'

type Place = { db: Db; tenantId: string; published: number }

export type DraftState = {
  row: DraftRow | null
  published: ThemeDocument
  /** null when there is no draft */
  draft: { document: ThemeDocument; merged: ReturnType<typeof mergeDraft> } | null
}

/** The draft beside what is public, and what would come of publishing it. */
export async function readDraftState({ db, tenantId, published }: Place): Promise<DraftState> {
  const row = await findDraft(db, tenantId)
  const documents = await findThemeDocuments(db, tenantId, [published, row?.base ?? published])
  const themeOf = (stored: unknown) => readThemeDocument(stored ?? emptyThemeDocument).document
  const present = themeOf(documents.get(published))
  if (!row?.document) return { row, published: present, draft: null }
  const document = themeOf(row.document)
  const base = themeOf(documents.get(row.base))
  return {
    row,
    published: present,
    draft: { document, merged: mergeDraft({ base, draft: document, published: present }) },
  }
}

type PicturedPlace = Place & { picture: HeroPicture | null }

/** The same as editors are told of it; `picture` is the one at the top of the events list, for the contrast of the words on it. */
export async function draftPayload({ picture, ...place }: PicturedPlace): Promise<DraftPayload> {
  const { db, tenantId, published } = place
  const { row, draft, published: present } = await readDraftState(place)
  const revision = row?.revision ?? 0
  if (!row || !draft) return { ...NO_DRAFT, revision, published }
  const { request } = row
  const names = await listStaffNames(db, tenantId, [...row.authors, ...(request ? [request.email] : [])])
  const { conflicts, document } = draft.merged
  return {
    revision,
    published,
    base: row.base,
    theme: { ...toPayload(draft.document) },
    difference: describeDifference(present, document),
    differsIn: changedParts(present, document),
    conflicts: conflicts.map(({ key }) => key),
    contrast: contrastLosses({ stored: present, sent: document, picture }),
    authors: row.authors.map(email => ({ email, name: names.get(email) ?? email })),
    request: request && { ...request, name: names.get(request.email) ?? request.email },
    updatedAt: row.updatedAt.toISOString(),
  }
}

const NO_DRAFT = {
  base: null,
  theme: null,
  difference: [],
  differsIn: [],
  conflicts: [],
  contrast: [],
  authors: [],
  request: null,
  updatedAt: null,
} satisfies Partial<DraftPayload>

import type { ThemeDocument } from '#theme/document.ts'
import { type Conflict, mergeDocuments } from '#theme/merge-documents.ts'
import { isSame } from '#theme/same-value.ts'

type DraftVersions = {
  /** what was public when the draft began */
  readonly base: ThemeDocument
  readonly draft: ThemeDocument
  /** what is public now */
  readonly published: ThemeDocument
}

type MergedDraft = {
  readonly document: ThemeDocument
  readonly conflicts: readonly Conflict[]
}

/**
 * What becomes public when a draft is published: what is public now, with the values that the draft changes. Keys that were published
 * differently since the draft began are told; there the document has the draft's.
 */
export const mergeDraft = ({ base, draft, published }: DraftVersions): MergedDraft => {
  const { merged, conflicts } = mergeDocuments({ base, mine: draft, theirs: published })
  const passthrough = isSame(base.passthrough, draft.passthrough) ? published.passthrough : draft.passthrough
  const document = { ...merged, passthrough }
  return { document, conflicts }
}

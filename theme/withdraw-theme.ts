import type { ThemeDocument } from '#theme/document.ts'
import { mergeDocuments, takeTheirs } from '#theme/merge-documents.ts'

type Withdrawal = {
  /** what was public before it */
  readonly before: ThemeDocument
  /** what was public with it */
  readonly withdrawn: ThemeDocument
  /** what is public now */
  readonly published: ThemeDocument
}

/**
 * What is public once a publication has ended: its values are again what they were before, except where somebody has published another
 * value since, which stays.
 */
export function withdrawTheme({ before, withdrawn, published }: Withdrawal): ThemeDocument {
  const { merged, conflicts } = mergeDocuments({ base: withdrawn, mine: before, theirs: published })
  return takeTheirs(merged, conflicts)
}

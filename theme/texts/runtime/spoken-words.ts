/** The name of the frame in which the editor shows a page; it outlives the pages in it. */
export const PREVIEW_FRAME = 'marquee-preview'

/** Words as they stand on the page → the texts that said them. */
export type SpokenWords = ReadonlyMap<string, ReadonlySet<string>>

const record = new Map<string, Set<string>>()

/** What has been said since the page was opened; empty on every page but the one in the editor's frame. */
export const spokenWords: SpokenWords = record

const isPreview = () => typeof window !== 'undefined' && window.name === PREVIEW_FRAME

/** Remembers which text said these words, so that the editor finds it by them. Visitors' pages remember nothing. */
export const noteWords = (reference: string, words: string): void => {
  if (!isPreview() || !words.trim()) return
  const references = record.get(words)
  if (references) references.add(reference)
  else record.set(words, new Set([reference]))
}

import { editInPlace } from '#editor/inspector/edit-in-place.ts'
import type { Point, Pointed } from '#editor/inspector/watch-frame.ts'
import { type WordingPiece, wordingOf } from '#editor/inspector/wording-pieces.ts'
import { type WordKnower, wordsToEdit } from '#editor/inspector/words-to-edit.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** Begins to type over a text on the page: what its field is called, and what the composer does with what was typed. */
export type WordsInPlace = (reference: TextReference) => Promise<{
  readonly name: string
  /** Keeps a wording that differs, or says why it cannot be taken. */
  readonly settle: (wordings: { readonly before: string; readonly after: string }) => string | null
  readonly cancel: () => void
}>

type TypeOver = {
  readonly pointed: Pointed
  readonly at: Point | null
  readonly knowledge: WordKnower
  readonly inPlace: WordsInPlace
}

/** Types over the words that were pointed at, where they stand; false where only their control can change them. */
export const typeOver = async ({ pointed, at, knowledge, inPlace }: TypeOver): Promise<boolean> => {
  const found = await wordsToEdit(pointed, knowledge)
  if (!found) return false
  const { node, reference, wording } = found
  const { name, settle, cancel } = await inPlace(reference)
  const before = wordingOf(wording, wording.pieces)
  const settlePieces = (pieces: readonly WordingPiece[]) =>
    settle({ before, after: wordingOf(wording, pieces) })
  editInPlace({ node, pieces: wording.pieces, name, at, settle: settlePieces, cancel })
  return true
}

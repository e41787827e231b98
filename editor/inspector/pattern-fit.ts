import { visibleWords } from '#editor/inspector/visible-words.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** What a text can say: its own words, and anything where an argument stands. */
export type WordPattern = {
  readonly reference: TextReference
  readonly expression: RegExp
  /** Letters of its own that it says at the most. */
  readonly literals: number
}

/** How a pattern says what is read: how much of it by itself, from 0 to 1, and what stands where it has arguments. */
export type PatternFit = { readonly share: number; readonly inserted: readonly string[] }

/** How a pattern says these words; null where it cannot. */
export const fitOf = ({ expression }: WordPattern, words: string): PatternFit | null => {
  const match = expression.exec(words)
  if (!match) return null
  const inserted = match.slice(1).filter(part => part !== undefined)
  const all = lettersOf(words)
  const foreign = inserted.reduce((sum, part) => sum + lettersOf(part), 0)
  return { share: all === 0 ? 0 : (all - foreign) / all, inserted }
}

const lettersOf = (words: string) => visibleWords(words).replace(/[^\p{L}\p{N}]/gu, '').length

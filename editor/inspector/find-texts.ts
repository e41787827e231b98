import { fitOf, type PatternFit, type WordPattern } from '#editor/inspector/pattern-fit.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import { isTextReference, type TextReference } from '#theme/texts/lists/texts.ts'
import type { SpokenWords } from '#theme/texts/runtime/spoken-words.ts'

/**
 * How sure it is that a text says these words: the page said so; it says exactly them; it says them around something else; it
 * says a part of them.
 */
export type Certainty = 'said' | 'same' | 'like' | 'part'
export type TextHit = { readonly reference: TextReference; readonly certainty: Certainty }

type Knowledge = { readonly record: SpokenWords; readonly patterns: readonly WordPattern[] }

/** So many texts may be offered for words that nobody is sure about. */
const MAX_GUESSES = 5
/** A pattern with less of its own in what is read says nothing about it. */
const MIN_SHARE = 0.25
const MIN_LETTERS = 3
const MAX_LETTERS = 600

/** The texts that may have said these words, the surest first, the narrowest pattern first among those that only fit. */
export const findTexts = (words: string, { record, patterns }: Knowledge): TextHit[] => {
  const read = visibleWords(words).slice(0, MAX_LETTERS)
  const exact = saidExactly(words, record)
  if (!/\p{L}/u.test(read)) return exact.map(hit('said'))
  const fits = fitting(read, patterns)
  const same = fits.filter(({ share }) => share === 1)
  const guesses = fits.filter(
    ({ share, letters }) => share < 1 && share >= MIN_SHARE && letters >= MIN_LETTERS,
  )
  const sure = [...exact.map(hit('said')), ...referencesOf(same).map(hit('same'))]
  if (sure.length > 0) return withoutDoubles(sure)
  return withoutDoubles([
    ...referencesOf(guesses.slice(0, MAX_GUESSES)).map(hit('like')),
    ...insertedTexts(guesses[0], patterns).map(hit('part')),
    ...saidWithin(read, record).map(hit('part')),
  ])
}

const withoutDoubles = (hits: readonly TextHit[]): TextHit[] =>
  hits.filter(({ reference }, at) => hits.findIndex(other => other.reference === reference) === at)

const referencesOf = (fits: readonly Fit[]) => fits.map(({ reference }) => reference)

/** Texts whose words stand where the pattern has an argument: 'Open 9:30 to 5:30' in 'Hours: Open 9:30 to 5:30'. */
const insertedTexts = (outer: Fit | undefined, patterns: readonly WordPattern[]): TextReference[] =>
  (outer?.inserted ?? []).flatMap(words => {
    const read = visibleWords(words)
    if (!/\p{L}{3}/u.test(read)) return []
    const [inner] = fitting(read, patterns).filter(({ share }) => share >= MIN_SHARE)
    return inner ? [inner.reference] : []
  })

const hit =
  (certainty: Certainty) =>
  (reference: TextReference): TextHit => ({ reference, certainty })

const saidExactly = (words: string, record: SpokenWords): TextReference[] =>
  [...(record.get(words) ?? record.get(words.trim()) ?? [])].filter(isTextReference)

type Fit = PatternFit & { readonly reference: TextReference; readonly letters: number }

/** The patterns that can say these words, the narrowest first. */
const fitting = (read: string, patterns: readonly WordPattern[]): Fit[] =>
  patterns
    .flatMap(pattern => {
      const fit = fitOf(pattern, read)
      return fit ? [{ ...fit, reference: pattern.reference, letters: pattern.literals }] : []
    })
    .sort((a, b) => b.share - a.share)

const MIN_PART = 3

/** Words that were said and stand in others, the longest first, none inside another. */
const saidWithin = (read: string, record: SpokenWords): TextReference[] => {
  let rest = read
  const found: TextReference[] = []
  const exact = [...record].map(([words, references]) => [visibleWords(words), references] as const)
  for (const [words, references] of exact.toSorted(([a], [b]) => b.length - a.length)) {
    if (words.length < MIN_PART || !hasWords(rest, words)) continue
    found.push(...[...references].filter(isTextReference))
    rest = rest.replace(words, '\n')
  }
  return found.slice(0, MAX_GUESSES)
}

const hasWords = (rest: string, words: string): boolean => {
  const at = rest.indexOf(words)
  if (at < 0) return false
  const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  return !isLetter(rest[at - 1]) && !isLetter(rest[at + words.length])
}

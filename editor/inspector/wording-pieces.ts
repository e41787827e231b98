import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import { ANYTHING, escaped, NUMBER } from '#editor/inspector/word-patterns.ts'

/** A piece of a wording: words that are typed, or an argument that stays whole, as it is written and as the page shows it. */
export type WordingPiece = { readonly words: string } | { readonly source: string; readonly shown: string }

/** The part of a wording that a page shows, in pieces: all of it, or the case of a plural that says what is seen. */
export type ShownWording = {
  /** What is written before and behind that part. */
  readonly before: string
  readonly after: string
  /** Whether `#` stands for a number there. */
  readonly isCounted: boolean
  readonly pieces: readonly WordingPiece[]
}

type Level = Omit<ShownWording, 'pieces'> & { readonly elements: readonly MessageFormatElement[] }

/**
 * The part of an ICU wording that says what is seen, in pieces. Null where the wording cannot be read, does not say that, or says it in
 * several of its cases.
 */
export const shownWording = (wording: string, seen: string): ShownWording | null => {
  const [found, ...others] = levelsOf(wording).flatMap(level => fitLevel(level, { wording, seen }) ?? [])
  return found && others.length === 0 ? found : null
}

/** The wording with other pieces in the part that is shown; what is typed is words, whatever ICU would read in it. */
export const wordingOf = (
  { before, after, isCounted }: Omit<ShownWording, 'pieces'>,
  pieces: readonly WordingPiece[],
): string =>
  before +
  pieces.map(piece => ('words' in piece ? quoted(piece.words, isCounted) : piece.source)).join('') +
  after

const levelsOf = (wording: string): Level[] => {
  try {
    const elements = parse(wording, { ignoreTag: true, captureLocation: true })
    return casesIn({ before: '', after: '', isCounted: false, elements }, wording)
  } catch {
    return []
  }
}

/** A level itself, or the levels of its cases where one plural or choice is all there is to it. */
const casesIn = (level: Level, wording: string): Level[] => {
  const [only, ...others] = level.elements
  if (!only || others.length > 0 || !('options' in only)) return [level]
  return Object.values(only.options).flatMap(({ value, location }) =>
    casesIn(
      {
        before: wording.slice(0, (location?.start.offset ?? 0) + 1),
        after: wording.slice((location?.end.offset ?? wording.length) - 1),
        isCounted: level.isCounted || only.type === TYPE.plural,
        elements: value,
      },
      wording,
    ),
  )
}

const fitLevel = (
  { elements, ...around }: Level,
  { wording, seen }: { wording: string; seen: string },
): ShownWording | null => {
  const expression = new RegExp(`^\\s*${elements.map(sourceOf).join('')}\\s*$`, 'su')
  const match = expression.exec(visibleWords(seen))
  if (!match) return null
  const inserted = match.slice(1)
  const pieces = elements.map((element): WordingPiece => {
    if (element.type === TYPE.literal) return { words: element.value }
    const { start, end } = element.location ?? { start: { offset: 0 }, end: { offset: 0 } }
    return { source: wording.slice(start.offset, end.offset), shown: inserted.shift() ?? '' }
  })
  return { ...around, pieces }
}

const sourceOf = (element: MessageFormatElement): string => {
  if (element.type === TYPE.literal) return escaped(element.value.replace(UNSEEN, ''))
  return element.type === TYPE.pound || element.type === TYPE.number ? NUMBER : ANYTHING
}

const UNSEEN = /[\u2060-\u2069\u200e\u200f\u00ad]/g

/** Words as ICU reads them back: what has a meaning there stands in quotes. */
const quoted = (words: string, isCounted: boolean): string =>
  words.replace(isCounted ? /['{}<>#]+/g : /['{}<>]+/g, (run, at: number) => {
    const isLast = at + run.length === words.length
    if (/^[<>]+$/.test(run) || (run === "'" && !isLast)) return run
    const doubled = run.replaceAll("'", "''")
    return /^'+$/.test(run) ? doubled : `'${doubled}'`
  })

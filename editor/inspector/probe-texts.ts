import { namesAround } from '#editor/inspector/inspect-element.ts'
import { wordsIn } from '#editor/inspector/page-words.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { CompiledMessage, Part } from '#theme/texts/runtime/message-parts.ts'

/** Letters that nobody sees: a beginning, two digits, an end. */
const [BEGIN, ZERO, ONE, END] = ['\u2061', '\u2062', '\u2063', '\u2064'] as const
const MARK = /\u2061([\u2062\u2063]+)\u2064/g

const markOf = (number: number) => BEGIN + number.toString(2).replaceAll('0', ZERO).replaceAll('1', ONE) + END

const numbersIn = (words: string): number[] =>
  [...words.matchAll(MARK)].map(([, digits = '']) =>
    Number.parseInt(digits.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2),
  )

const markedParts = (parts: readonly Part[], mark: string): Part[] =>
  parts.map(part => {
    if (typeof part === 'string') return part + mark
    if (part === 0 || 'arg' in part) return part
    if ('tag' in part) return { ...part, parts: markedParts(part.parts, mark) }
    const cases = Object.fromEntries(
      Object.entries(part.cases).map(([key, words]) => [key, markedParts(words, mark)]),
    )
    return { ...part, cases }
  })

/** A message with an invisible mark in each of its runs of words. */
const marked = (message: CompiledMessage, mark: string): CompiledMessage =>
  typeof message === 'string' ? message + mark : [...markedParts(message, mark), mark]

type Probe = {
  readonly frame: Window
  readonly root: Element
  readonly references: readonly TextReference[]
  /** A text as it is said now. */
  readonly messageOf: (reference: TextReference) => CompiledMessage
  /** What to put back: the message the editor has set, or nothing. */
  readonly setBefore: (reference: TextReference) => CompiledMessage | undefined
}

/**
 * Which of some texts say which words of a part: each says a mark of its own that nobody sees, and the page is read again. By the
 * words as they are seen.
 */
export const probeTexts = async (probe: Probe): Promise<ReadonlyMap<string, readonly TextReference[]>> => {
  const { frame, root, references, messageOf, setBefore } = probe
  const port = frame.marqueePreview
  const found = new Map<string, TextReference[]>()
  if (!port || references.length === 0) return found
  for (const [number, reference] of references.entries())
    port.setText(reference, marked(messageOf(reference), markOf(number)))
  await drawn(frame)
  for (const words of [...wordsIn(root).map(each => each.words), ...namesAround(root)]) {
    const speakers = [...new Set(numbersIn(words))].flatMap(number => references[number] ?? [])
    if (speakers.length > 0) found.set(visibleWords(words), speakers)
  }
  for (const reference of references) port.setText(reference, setBefore(reference))
  return found
}

/** When a page has drawn what it was told: its components are drawn between two pictures, which a hidden tab has none of. */
const drawn = (frame: Window) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, 250)
    frame.requestAnimationFrame(() =>
      frame.requestAnimationFrame(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })

import { escaped } from '#editor/inspector/word-patterns.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import type { Arguments, CompiledMessage, Part } from '#theme/texts/runtime/message-parts.ts'

type Wording = {
  readonly locale: string
  readonly args: TextDefinition['args']
}

/** One way to say a message: the words it matches, and what each argument is where the way itself tells it. */
type Way = {
  readonly source: string
  /** Whether it has words of its own. */
  readonly isWorded: boolean
  readonly captured: readonly { readonly name: string; readonly isNumber: boolean; readonly plus: number }[]
  readonly known: Arguments
  /** An argument that this way was chosen by, though it does not say it. */
  readonly guessed: readonly string[]
}

const START: Way = { source: '', isWorded: false, captured: [], known: {}, guessed: [] }
const MAX_WAYS = 200

/**
 * The arguments with which a message says these words, also where it counts or chooses; null where it does not say them, has no words of
 * its own, or the words do not tell an argument.
 */
export function matchArguments(words: string, message: CompiledMessage, wording: Wording): Arguments | null {
  const parts = typeof message === 'string' ? [message] : message
  for (const way of waysOf(parts, START, { ...wording, count: null })) {
    const found = way.isWorded && new RegExp(`^${way.source}$`, 'su').exec(words)
    const args = found ? readCaptured(way, { found: found.slice(1), locale: wording.locale }) : null
    if (args && way.guessed.every(name => Object.hasOwn(args, name))) return args
  }
  return null
}

type Scope = Wording & { readonly count: { readonly name: string; readonly offset: number } | null }

function waysOf(parts: readonly Part[], start: Way, scope: Scope): Way[] {
  let ways: Way[] = [start]
  for (const part of parts) {
    ways = ways.flatMap(way => waysOfPart(part, way, scope))
    if (ways.length > MAX_WAYS) return []
  }
  return ways
}

function waysOfPart(part: Part, way: Way, scope: Scope): Way[] {
  if (typeof part === 'string')
    return [{ ...way, source: way.source + escaped(part), isWorded: way.isWorded || /\S/.test(part) }]
  if (part === 0)
    return scope.count ? [capturing(way, { ...scope.count, isNumber: true, plus: scope.count.offset })] : []
  if ('tag' in part) return []
  if ('arg' in part)
    return [capturing(way, { name: part.arg, isNumber: scope.args[part.arg] === 'number', plus: 0 })]
  if ('select' in part)
    return Object.entries(part.cases).flatMap(([key, cases]) =>
      waysOf(cases, { ...way, known: { ...way.known, [part.select]: key } }, scope),
    )
  const { plural: name, offset = 0 } = part
  return Object.entries(part.cases).flatMap(([key, cases]) =>
    waysOf(cases, chosenBy(way, { name, key }), { ...scope, count: { name, offset } }),
  )
}

const NUMBER = "(-?[\\p{Nd}.,'’\\u00a0\\u202f\\u066b\\u066c ]*\\p{Nd})"

const capturing = (way: Way, argument: Way['captured'][number]): Way => ({
  ...way,
  source: way.source + (argument.isNumber ? NUMBER : '(.+)'),
  captured: [...way.captured, argument],
})

/** `=0` says its number; a category says it only with a `#`, or with the argument somewhere else. */
const chosenBy = (way: Way, { name, key }: { name: string; key: string }): Way => {
  const exact = /^=(-?\d+)$/.exec(key)?.[1]
  return exact === undefined
    ? { ...way, guessed: [...way.guessed, name] }
    : { ...way, known: { ...way.known, [name]: Number(exact) } }
}

function readCaptured(
  { captured, known }: Way,
  { found, locale }: { found: readonly string[]; locale: string },
): Arguments | null {
  const args: Record<string, Arguments[string]> = { ...known }
  for (const [at, { name, isNumber, plus }] of captured.entries()) {
    const words = found[at] ?? ''
    const value = isNumber ? numberIn(words, locale) + plus : withoutIsolates(words)
    if (Number.isNaN(value) || (Object.hasOwn(args, name) && args[name] !== value)) return null
    args[name] = value
  }
  return args
}

/** A number as a locale writes it. */
function numberIn(words: string, locale: string): number {
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  const digits = new Map(Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)]))
  const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const plain = [...words].map(letter =>
    letter === decimal ? '.' : (digits.get(letter) ?? (letter === '-' ? letter : '')),
  )
  return Number(plain.join(''))
}

const withoutIsolates = (words: string) => words.replace(/^\u2068(.*)\u2069$/su, '$1')

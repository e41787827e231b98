import type { WordPattern } from '#editor/inspector/pattern-fit.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'
import type { CompiledMessage, Part } from '#theme/texts/runtime/message-parts.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

type Args = TextDefinition['args']

/** A number as any locale writes it. */
export const NUMBER = "([\\p{Nd}.,'’ ]+?)"
export const ANYTHING = '(.+?)'

export const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, ' ')

const sourceOf = (parts: readonly Part[], args: Args): string =>
  parts.map(part => partSource(part, args)).join('')

const partSource = (part: Part, args: Args): string => {
  if (typeof part === 'string') return escaped(part)
  if (part === 0) return NUMBER
  if ('tag' in part) return sourceOf(part.parts, args)
  if ('arg' in part) return args[part.arg] === 'number' ? NUMBER : ANYTHING
  const cases = Object.values(part.cases).map(words => sourceOf(words, args))
  return `(?:${cases.join('|')})`
}

const literalsOf = (parts: readonly Part[]): number =>
  parts.reduce<number>((sum, part) => sum + partLiterals(part), 0)

const partLiterals = (part: Part): number => {
  if (typeof part === 'string') return part.replace(/[^\p{L}]/gu, '').length
  if (part === 0 || 'arg' in part) return 0
  if ('tag' in part) return literalsOf(part.parts)
  return Math.max(0, ...Object.values(part.cases).map(literalsOf))
}

/** The words between markup: each run of them stands alone on a page. */
const runsOf = (parts: readonly Part[]): Part[][] => {
  const runs: Part[][] = [[]]
  for (const part of parts) {
    if (typeof part === 'object' && 'tag' in part) runs.push(...runsOf(part.parts), [])
    else runs.at(-1)?.push(part)
  }
  return runs.filter(run => run.length > 0)
}

const patternsOf = (reference: TextReference, message: CompiledMessage): WordPattern[] =>
  runsOf(typeof message === 'string' ? [message] : message).flatMap(run => {
    const literals = literalsOf(run)
    if (literals === 0) return []
    const expression = new RegExp(`^\\s*${sourceOf(run, textOf(reference).args)}\\s*$`, 'siu')
    return [{ reference, expression, literals }]
  })

const parsed = (reference: TextReference, wording: string): CompiledMessage | null => {
  try {
    return parseMessage(wording, { rich: textOf(reference).rich })
  } catch {
    return null
  }
}

/** What can stand on a page of a venue; onboarding speaks in the platform's own words. */
const venueReferences = textReferences.filter(reference => !Object.hasOwn(textGroups.onboarding, reference))

/** The patterns of all texts, as the venue words them and as they are by default; a wording that cannot be read has none. */
export const wordPatterns = (texts: VenueTexts): WordPattern[] =>
  venueReferences.flatMap(reference => {
    const wordings = new Set([texts[reference], textOf(reference).message])
    return [...wordings].flatMap(wording => {
      const message = wording === undefined ? null : parsed(reference, wording)
      return message === null ? [] : patternsOf(reference, message)
    })
  })

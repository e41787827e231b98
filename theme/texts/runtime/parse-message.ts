import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { faultSentence } from '#theme/texts/runtime/message-faults.ts'
import type { Cases, CompiledMessage, Part } from '#theme/texts/runtime/message-parts.ts'
import { type Markup, parseMarkup } from '#theme/texts/runtime/rich-markup.ts'

const unsupported: Partial<Record<TYPE, string>> = {
  [TYPE.date]: 'Dates arrive as words; write the plain argument',
  [TYPE.time]: 'Times arrive as words; write the plain argument',
  [TYPE.tag]: 'Markup is not allowed here',
}

const casesOf = (options: Record<string, { value: MessageFormatElement[] }>): Cases =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, partsOf(value)]))

const partsOf = (elements: readonly MessageFormatElement[]): Part[] => elements.map(partOf)

const partOf = (element: MessageFormatElement): Part => {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.pound:
      return 0
    case TYPE.argument:
      return { arg: element.value }
    case TYPE.number:
      if (element.style) throw new Error('Numbers take no style here; write {name, number}')
      return { arg: element.value, number: true }
    case TYPE.select:
      return { select: element.value, cases: casesOf(element.options) }
    case TYPE.plural:
      return {
        plural: element.value,
        cases: casesOf(element.options),
        ...(element.offset && { offset: element.offset }),
        ...(element.pluralType === 'ordinal' && { ordinal: true as const }),
      }
    default:
      throw new Error(unsupported[element.type] ?? 'This part of a message is not supported')
  }
}

const compact = (parts: readonly Part[]): CompiledMessage =>
  parts.every(part => typeof part === 'string') ? parts.join('') : parts

const wordsOf = (source: string): Part[] => partsOf(elementsOf(source))

function elementsOf(source: string): MessageFormatElement[] {
  try {
    return parse(source, { ignoreTag: true, captureLocation: false })
  } catch (cause) {
    throw new Error(faultSentence(cause instanceof Error ? cause.message : ''), { cause })
  }
}

const markupParts = (markup: readonly Markup[]): Part[] =>
  markup.flatMap((part): Part[] =>
    typeof part === 'string'
      ? wordsOf(part)
      : [{ tag: part.tag, ...(part.href && { href: part.href }), parts: markupParts(part.children) }],
  )

/**
 * Parses an ICU message into the form that travels. A rich one may hold markup. Throws an error with a sentence for
 * whoever typed it: broken syntax, dates and styled numbers (the screens hand those over as words), other markup.
 */
export const parseMessage = (source: string, { rich = false }: { rich?: boolean } = {}): CompiledMessage =>
  compact(rich ? markupParts(parseMarkup(source)) : wordsOf(source))

/** The arguments a message uses, and the plural cases it names per argument. */
export const argumentsUsed = (
  message: CompiledMessage,
): ReadonlyMap<string, { kind: 'arg' | 'number' | 'plural' | 'select'; cases: readonly string[] }> => {
  const used = new Map<string, { kind: 'arg' | 'number' | 'plural' | 'select'; cases: readonly string[] }>()
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part === 0) continue
      if ('tag' in part) visit(part.parts)
      else if ('arg' in part)
        used.set(part.arg, used.get(part.arg) ?? { kind: part.number ? 'number' : 'arg', cases: [] })
      else {
        const name = 'plural' in part ? part.plural : part.select
        used.set(name, { kind: 'plural' in part ? 'plural' : 'select', cases: Object.keys(part.cases) })
        Object.values(part.cases).forEach(visit)
      }
    }
  }
  if (typeof message !== 'string') visit(message)
  return used
}

/** How many levels of cases and elements stand inside each other; 0 for plain words and arguments. */
export const depthOf = (message: CompiledMessage): number =>
  typeof message === 'string' ? 0 : Math.max(0, ...message.map(part => partDepth(part)))

const partDepth = (part: Part): number => {
  if (typeof part === 'string' || part === 0 || 'arg' in part) return 0
  const inside = 'tag' in part ? [part.parts] : Object.values(part.cases)
  return 1 + Math.max(0, ...inside.map(depthOf))
}

import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'

const numbers = [0, 1, 2, 1200] as const

/**
 * Rows of arguments to try a text with: its own samples, else 0, 1, 2 and 1,200 for what is counted, and its name in
 * brackets for what is words.
 */
export const sampleArguments = ({ args, samples }: TextDefinition): readonly Arguments[] => {
  const names = Object.keys(args)
  if (names.length === 0) return []
  if (samples.length > 0) return samples
  const counts = names.some(name => args[name] === 'number') ? numbers : [1]
  return counts.map(number =>
    Object.fromEntries(names.map(name => [name, args[name] === 'number' ? number : `[${name}]`])),
  )
}

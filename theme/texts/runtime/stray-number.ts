import type { CompiledMessage, Part } from '#theme/texts/runtime/message-parts.ts'

/** A # by itself: `#1` and `C#` are words. */
const STRAY = /(?<![\p{L}\p{N}&#])#(?![\p{L}\p{N}#])/u
const EVERY_STRAY = new RegExp(STRAY, 'gu')

/** Whether a message has a # by itself where no plural makes a number of it. */
export const hasStrayNumber = (message: CompiledMessage): boolean =>
  typeof message === 'string' ? STRAY.test(message) : message.some(isStray)

const isStray = (part: Part): boolean => {
  if (typeof part === 'string') return STRAY.test(part)
  if (part === 0 || 'arg' in part || 'plural' in part) return false
  return 'tag' in part ? hasStrayNumber(part.parts) : Object.values(part.cases).some(hasStrayNumber)
}

/** The wording with the argument in place of each # that stands outside every brace. */
export const withNumber = (wording: string, argument: string): string => {
  const depths = depthsOf(wording)
  return wording.replace(EVERY_STRAY, (sign, at: number) => (depths[at] === 0 ? `{${argument}}` : sign))
}

/** In how many braces each letter stands. */
const depthsOf = (wording: string): readonly number[] => {
  let depth = 0
  return [...Array(wording.length).keys()].map(at => {
    if (wording[at] === '{') depth += 1
    if (wording[at] === '}') depth -= 1
    return depth
  })
}

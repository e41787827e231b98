import { nearestName } from '#app/contract/venue-file/check/nearest-name.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { argumentsUsed, parseMessage } from '#theme/texts/runtime/parse-message.ts'
import { hasStrayNumber, withNumber } from '#theme/texts/runtime/stray-number.ts'

/** A wording that is right where the one that was typed is not, and the argument that it says now. */
export type TextRepair = { readonly argument: string; readonly wording: string }

/**
 * What mends the arguments of a wording: one that the text does not have becomes the one it has that is most like it, or the only one
 * that it does not say yet; a # outside a plural becomes a number it has; one that it must say and does not is added at the end. None for a wording that cannot be read, or that is right.
 */
export const repairText = (reference: TextReference, candidate: string): TextRepair[] => {
  const { args, required, rich } = textOf(reference)
  const message = parsed(candidate, rich)
  if (message === null) return []
  const used = [...argumentsUsed(message).keys()]
  const free = Object.keys(args).filter(name => !used.includes(name))
  const unknown = used.filter(name => !Object.hasOwn(args, name))
  const renamed = unknown.flatMap(name => {
    const argument = nearestName(name, Object.keys(args)) ?? (free.length === 1 ? free[0] : undefined)
    return argument === undefined ? [] : [{ argument, wording: withArgument(candidate, { name, argument }) }]
  })
  if (unknown.length > 0) return renamed
  if (hasStrayNumber(message)) return numbered(reference, candidate)
  return required
    .filter(name => !used.includes(name))
    .map(argument => ({ argument, wording: `${candidate.trimEnd()} {${argument}}` }))
}

const numbered = (reference: TextReference, candidate: string): TextRepair[] => {
  const { args } = textOf(reference)
  return Object.keys(args)
    .filter(name => args[name] === 'number')
    .map(argument => ({ argument, wording: withNumber(candidate, argument) }))
    .filter(({ wording }) => wording !== candidate)
}

const parsed = (candidate: string, rich: boolean): CompiledMessage | null => {
  try {
    return parseMessage(candidate, { rich })
  } catch {
    return null
  }
}

/** The wording with an argument under another name: `{name}`, `{name, plural, …}`. */
const withArgument = (candidate: string, { name, argument }: { name: string; argument: string }) =>
  candidate.replace(/\{(\s*)([\p{L}\p{N}_-]+)(?=\s*[,}])/gu, (written, space: string, read: string) =>
    read === name ? `{${space}${argument}` : written,
  )

import type { CompiledMessage, Part } from '#theme/texts/runtime/message-parts.ts'

/** A letter, a digit, a sign: what is seen or read out. Spaces of every width, marks of direction and joiners are neither. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Whether a message comes out without anything to see or hear for some number or choice. Arguments are held to say something. Cases of
 * one argument that exclude each other are not told apart: `{a, plural, =0 {} other {#}}` twice may be silent.
 */
export const mayBeSilent = (message: CompiledMessage): boolean =>
  typeof message === 'string' ? !VISIBLE.test(message) : message.every(isSilentPart)

const isSilentPart = (part: Part): boolean => {
  if (typeof part === 'string') return !VISIBLE.test(part)
  if (part === 0 || 'arg' in part) return false
  if ('tag' in part) return mayBeSilent(part.parts)
  return Object.values(part.cases).some(mayBeSilent)
}

import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { argumentsUsed, depthOf, parseMessage } from '#theme/texts/runtime/parse-message.ts'
import { mayBeSilent } from '#theme/texts/runtime/silent-message.ts'
import { hasStrayNumber } from '#theme/texts/runtime/stray-number.ts'

export type TextIssue = {
  /** An error keeps the text from being saved; a warning does not. */
  readonly level: 'error' | 'warning'
  readonly code:
    | 'syntax'
    | 'depth'
    | 'empty'
    | 'stray-number'
    | 'markup'
    | 'length'
    | 'unknown-argument'
    | 'wrong-kind'
    | 'dropped-argument'
    | 'plural-category'
  readonly message: string
}

const longest = 20_000
/** Cases within cases and markup within markup; a screen draws each level inside the one before. */
const deepest = 20
const error = (code: TextIssue['code'], message: string): TextIssue => ({ level: 'error', code, message })
const warning = (code: TextIssue['code'], message: string): TextIssue => ({ level: 'warning', code, message })

const list = (names: readonly string[]) => (names.length ? names.map(name => `{${name}}`).join(', ') : 'none')

/**
 * What is wrong with a venue's wording of a text: syntax, markup where none is allowed, arguments the text does not
 * have, words that would leave a control without a name for some number or choice, a # that stands for no number (errors); a required
 * argument dropped, a plural case the language never uses (warnings). No issue, no problem.
 */
export const checkText = (
  reference: TextReference,
  { candidate, locale = 'en-US' }: { candidate: string; locale?: string },
): TextIssue[] => {
  const definition = textOf(reference)
  const { rich } = definition
  if (candidate.length > longest) return [error('length', `is longer than ${longest} characters`)]
  if (!rich && /<[/!a-z]/i.test(candidate))
    return [error('markup', 'is a plain text; markup is not allowed in it')]
  try {
    const message = parseMessage(candidate, { rich })
    if (depthOf(message) > deepest) return [error('depth', `is nested more than ${deepest} levels deep`)]
    return [
      ...nameIssues(definition, message),
      ...strayIssues(definition, message),
      ...argumentIssues(reference, { message, locale }),
    ]
  } catch (cause) {
    return [error('syntax', `cannot be read: ${cause instanceof Error ? cause.message : 'syntax error'}`)]
  }
}

/** Whether people find a control by these words, and so by nothing once they are gone. */
const isName = ({ fit, names, mayBeEmpty, message, setting }: TextDefinition): boolean =>
  !setting && message !== '' && !mayBeEmpty && (names === true || fit === 'button' || fit === 'label')

const nameIssues = (definition: TextDefinition, message: CompiledMessage): TextIssue[] => {
  if (!isName(definition) || !mayBeSilent(message)) return []
  const always = typeof message === 'string'
  return [
    error('empty', `must say something${always ? '' : ' in every case'}: without it a control has no name`),
  ]
}

/** `Only # seats left!`: the sign would be printed, where somebody meant the number. */
const strayIssues = ({ args }: TextDefinition, message: CompiledMessage): TextIssue[] => {
  const numbers = Object.keys(args).filter(name => args[name] === 'number')
  if (numbers.length === 0 || !hasStrayNumber(message)) return []
  return [error('stray-number', `has a # outside a plural, where it is no number; write ${list(numbers)}`)]
}

const argumentIssues = (
  reference: TextReference,
  { message, locale }: { message: CompiledMessage; locale: string },
): TextIssue[] => {
  const { args, required } = textOf(reference)
  const used = argumentsUsed(message)
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as readonly string[]
  const issues: TextIssue[] = []
  for (const [name, { kind, cases }] of used) {
    const argumentKind = Object.hasOwn(args, name) ? args[name] : undefined
    if (!argumentKind)
      issues.push(
        error(
          'unknown-argument',
          `uses {${name}}, which it does not have; it has ${list(Object.keys(args))}`,
        ),
      )
    else if (argumentKind === 'string' && (kind === 'plural' || kind === 'number'))
      issues.push(error('wrong-kind', `counts {${name}}, which is words`))
    const idle =
      kind === 'plural' ? cases.filter(key => !key.startsWith('=') && !categories.includes(key)) : []
    issues.push(
      ...idle.map(key => warning('plural-category', `has a case “${key}” that this language never uses`)),
    )
  }
  const dropped = required.filter(name => !used.has(name))
  return [...issues, ...dropped.map(name => warning('dropped-argument', `no longer says {${name}}`))]
}

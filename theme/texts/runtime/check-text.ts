import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { argumentsUsed, depthOf, parseMessage } from '#theme/texts/runtime/parse-message.ts'

export type TextIssue = {
  /** An error keeps the text from being saved; a warning does not. */
  readonly level: 'error' | 'warning'
  readonly code:
    | 'syntax'
    | 'depth'
    | 'empty'
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
 * have, a button without a name (errors); a required argument dropped, a plural case the language never uses (warnings). No issue, no problem.
 */
export const checkText = (
  reference: TextReference,
  { candidate, locale = 'en-US' }: { candidate: string; locale?: string },
): TextIssue[] => {
  const { rich, fit, message: words } = textOf(reference)
  if (candidate.length > longest) return [error('length', `is longer than ${longest} characters`)]
  if (fit === 'button' && words !== '' && candidate.trim() === '')
    return [error('empty', 'must say something: it is the name of a button')]
  if (!rich && /<[/!a-z]/i.test(candidate))
    return [error('markup', 'is a plain text; markup is not allowed in it')]
  try {
    const message = parseMessage(candidate, { rich })
    if (depthOf(message) > deepest) return [error('depth', `is nested more than ${deepest} levels deep`)]
    return argumentIssues(reference, { message, locale })
  } catch (cause) {
    return [error('syntax', `cannot be read: ${cause instanceof Error ? cause.message : 'syntax error'}`)]
  }
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

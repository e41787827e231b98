import { listWords } from '#theme/texts/runtime/list-words.ts'
import type {
  Arguments,
  Cases,
  CompiledMessage,
  ElementPart,
  Part,
} from '#theme/texts/runtime/message-parts.ts'
import { isolateWords } from '#theme/texts/runtime/text-direction.ts'

/** A formatted rich text: words, and elements holding more of both. */
export type RichNode =
  | string
  | { readonly tag: ElementPart['tag']; readonly href?: string; readonly children: readonly RichNode[] }

type Scope = {
  readonly locale: string
  readonly args: Arguments
  readonly count?: number
  /** What stands for an argument that nobody gave; without it that is an error. */
  readonly missing?: string
}

/** What a message is said with. */
export type FormatOptions = { readonly locale: string; readonly args?: Arguments; readonly missing?: string }

type Formatter = Intl.NumberFormat | Intl.PluralRules

const formatters = new Map<string, Formatter>()
const cachedFormatter = <F extends Formatter>(key: string, make: () => F): F => {
  const cached = formatters.get(key)
  if (cached) return cached as F
  const format = make()
  formatters.set(key, format)
  return format
}

const numberText = (number: number, locale: string) =>
  cachedFormatter(`n${locale}`, () => new Intl.NumberFormat(locale)).format(number)
const category = (number: number, { locale, ordinal = false }: { locale: string; ordinal?: boolean }) =>
  cachedFormatter(
    `${ordinal}${locale}`,
    () => new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }),
  ).select(number)

const argument = ({ args, missing }: Scope, name: string) => {
  const value = Object.hasOwn(args, name) ? args[name] : missing
  if (value === undefined) throw new Error(`The argument ${name} is missing`)
  return value
}

const chosen = (cases: Cases, ...keys: string[]): readonly Part[] =>
  cases[keys.find(key => Object.hasOwn(cases, key)) ?? 'other'] ?? []

const nodes = (parts: readonly Part[], scope: Scope): RichNode[] => parts.flatMap(part => node(part, scope))

const node = (part: Part, scope: Scope): RichNode | RichNode[] => {
  const { locale } = scope
  if (typeof part === 'string') return part
  if (part === 0) return numberText(scope.count ?? 0, locale)
  if ('tag' in part)
    return { tag: part.tag, ...(part.href && { href: part.href }), children: nodes(part.parts, scope) }
  if ('select' in part) return nodes(chosen(part.cases, String(argument(scope, part.select))), scope)
  if ('plural' in part) {
    const number = Number(argument(scope, part.plural))
    const count = number - (part.offset ?? 0)
    return nodes(chosen(part.cases, `=${number}`, category(count, { locale, ordinal: part.ordinal })), {
      ...scope,
      count,
    })
  }
  const value = argument(scope, part.arg)
  if (typeof value === 'number') return numberText(value, locale)
  return typeof value === 'string' ? isolateWords(value, { locale }) : listWords(value, locale)
}

/** Evaluates a rich message to its node tree. Throws when an argument is missing and nothing stands for it. */
export const formatRich = (message: CompiledMessage, { args = {}, ...options }: FormatOptions): RichNode[] =>
  typeof message === 'string' ? [message] : nodes(message, { ...options, args })

const words = (node: RichNode): string =>
  typeof node === 'string' ? node : node.children.map(words).join('')

/** Evaluates a message to words; markup is left out. Throws when an argument is missing and nothing stands for it. */
export const formatMessage = (message: CompiledMessage, about: FormatOptions): string =>
  typeof message === 'string' ? message : formatRich(message, about).map(words).join('')

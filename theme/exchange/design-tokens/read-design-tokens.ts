import { definitionOf, isVariableReference, type VariableReference } from '#theme/variables.ts'
import { referenceOfName } from '../common-names.ts'
import { parseExchangeJson } from '../exchange-json.ts'
import { ExchangeFileError, type FileContents, type FileValue, type UnknownPart } from '../file-contents.ts'
import { fontOf, weightOf } from '../font-names.ts'
import { NO_NAME } from '../own-part.ts'
import { OWN_EXTENSION } from './print-design-tokens.ts'
import { isJsonObject, type ResolvedToken, resolveTokens } from './resolve-tokens.ts'

/**
 * Reads W3C design tokens. A token is a variable where its path, joined by dashes, is our reference or a common name of a colour. Values of
 * older drafts, written as text, are read too. Throws an `ExchangeFileError` for what is no JSON object of tokens.
 */
export const readDesignTokens = (text: string): FileContents => {
  const root = parseJson(text)
  if ('resolutionOrder' in root)
    throw new ExchangeFileError('This is a resolver document; take one of its token files')
  const { tokens, problems } = resolveTokens(root)
  const unknown: UnknownPart[] = problems.map(({ path, problem }) => ({ name: path.join('.'), problem }))
  const values: FileValue[] = []
  const lengths = new Map<VariableReference, FluidEnds>()
  for (const token of tokens) {
    const name = token.path.join('.')
    const end = fluidEnd(token)
    const reference = end?.reference ?? referenceOfName(token.path.join('-'))
    if (!reference) unknown.push({ name, problem: NO_NAME })
    else if (end) lengths.set(reference, { ...lengths.get(reference), name, [end.at]: inputOf(token) })
    else values.push({ reference, name, input: inputOf(token) })
  }
  for (const [reference, { name, phone, desk }] of lengths)
    values.push({ reference, name, input: `${phone ?? desk} ${desk ?? phone}` })
  return { values, unknown, ...ownPartIn(root) }
}

type FluidEnds = { name: string; phone?: unknown; desk?: unknown }

const parseJson = (text: string): Record<string, unknown> => {
  const root = parseExchangeJson(text, 'This is not JSON')
  if (isJsonObject(root)) return root
  throw new ExchangeFileError('Design tokens are a JSON object')
}

const ownPartIn = ({ $extensions }: Record<string, unknown>) =>
  isJsonObject($extensions) && Object.hasOwn($extensions, OWN_EXTENSION)
    ? { own: $extensions[OWN_EXTENSION] }
    : {}

/** `type.body.phone` is an end of the length `type-body`. */
const fluidEnd = ({ path }: ResolvedToken) => {
  const [reference, at] = [path.slice(0, -1).join('-'), path.at(-1)]
  return (at === 'phone' || at === 'desk') &&
    isVariableReference(reference) &&
    definitionOf(reference).kind === 'fluid'
    ? { reference, at }
    : undefined
}

/** A token's value as `readValue` takes it; what it cannot be becomes a text that is refused. */
const inputOf = ({ type, value }: ResolvedToken): unknown => {
  if (type === 'fontFamily') return fontOf(value)
  if (type === 'fontWeight') return weightOf(value)
  if (!isJsonObject(value)) return value
  if (type === 'color') return colorText(value)
  if (type === 'duration') return value.unit === 's' ? Number(value.value) * 1000 : value.value
  return type === 'dimension' ? `${value.value}${value.unit}` : JSON.stringify(value)
}

type Components = readonly [string, string, string]

/** How CSS writes the colour spaces whose colours we can convert; of the others the fallback `hex` is taken. */
const cssOfSpace: Readonly<Record<string, (components: Components) => string>> = {
  srgb: components => `color(srgb ${components.join(' ')})`,
  hsl: ([h, s, l]) => `hsl(${h} ${s}% ${l}%)`,
  lab: components => `lab(${components.join(' ')})`,
  lch: components => `lch(${components.join(' ')})`,
  oklab: components => `oklab(${components.join(' ')})`,
  oklch: components => `oklch(${components.join(' ')})`,
}

const colorText = ({ colorSpace, components, alpha, hex }: Record<string, unknown>): unknown => {
  if (typeof alpha === 'number' && alpha < 1) return 'rgb(0 0 0 / 0)'
  const css =
    typeof colorSpace === 'string' && Object.hasOwn(cssOfSpace, colorSpace)
      ? cssOfSpace[colorSpace]
      : undefined
  return css && isComponents(components) ? css(components.map(String) as unknown as Components) : hex
}

const isComponents = (value: unknown): value is readonly [unknown, unknown, unknown] =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every(part => part === 'none' || (typeof part === 'number' && Number.isFinite(part)))

import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { Value } from '#theme/kinds.ts'
import { definitionOf, groupOf, type VariableReference, variableGroups } from '#theme/variables.ts'
import type { NamedTheme } from '../file-contents.ts'
import { familyNames } from '../font-names.ts'
import { ownPartOf } from '../own-part.ts'

/** Below which our own part stands in `$extensions` (reverse domain, as the format asks). */
export const OWN_EXTENSION = 'app.marquee'

type Token = { $type: string; $value: unknown }
type TokenGroup = { [name: string]: Token | TokenGroup | string }

/**
 * A theme as W3C design tokens 2025.10: each variable in the group of its first word, with the value that it has. A length that grows is a
 * group of two, `phone` and `desk`; options, ratios and depths, for which the format has no type, stand in our own part alone.
 */
export const printDesignTokens = ({ name, document }: NamedTheme): string => {
  const tokens: Record<string, TokenGroup> = {}
  for (const [reference, { value }] of compileTheme(document).resolved) {
    const token = tokenOf(reference, value)
    if (!token) continue
    const word = groupOf(reference)
    tokens[word] ??= { $description: variableGroups[word] }
    tokens[word][reference.slice(word.length + 1)] = token
  }
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: name,
    $extensions: { [OWN_EXTENSION]: ownPartOf(document) },
    ...tokens,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

const tokenOf = (reference: VariableReference, value: Value): Token | TokenGroup | undefined => {
  const { kind, name, unit } = definitionOf(reference)
  const described = (token: Token) => ({ ...token, $description: name })
  if (kind === 'color') return described({ $type: 'color', $value: colorValue(String(value)) })
  if (kind === 'dimension') return described(dimension(String(value)))
  if (kind === 'font') return described({ $type: 'fontFamily', $value: familyNames(value) })
  if (kind === 'number') return described(numberToken(reference, { value: Number(value), unit }))
  if (kind !== 'fluid') return undefined
  const [phone = '', desk = ''] = String(value).split(' ')
  return { $description: name, phone: dimension(phone), desk: dimension(desk) }
}

const colorValue = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map(at => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e6) / 1e6),
  hex,
})

const dimension = (length: string): Token => ({
  $type: 'dimension',
  $value: { value: Number.parseFloat(length), unit: length.replace(/^[-\d.]+/, '') },
})

const numberToken = (reference: string, { value, unit }: { value: number; unit?: string }): Token => {
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } }
  return { $type: isWeight(reference) ? 'fontWeight' : 'number', $value: value }
}

const isWeight = (reference: string) => /-(?:weight|strong)$/.test(reference)

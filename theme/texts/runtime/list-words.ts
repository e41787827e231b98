import { isolateWords } from '#theme/texts/runtime/text-direction.ts'

type Join = 'unit' | 'conjunction'

const lists = new Map<string, Intl.ListFormat>()

/**
 * Names one after the other, as a locale writes them (CLDR's short list of units: 'A, B, C' in English, 'A, B und C' in German,
 * 'A، وB، وC' in Arabic). Each is kept apart from the direction of the others; empty ones are left out.
 */
export const listWords = (names: readonly string[], locale: string): string => join('unit', names, locale)

/** Names as a sentence says them ('A, B, and C' in English); otherwise as `listWords`. */
export const sentenceWords = (names: readonly string[], locale: string): string =>
  join('conjunction', names, locale)

function join(type: Join, names: readonly string[], locale: string): string {
  const key = `${type} ${locale}`
  const list =
    lists.get(key) ?? new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' })
  lists.set(key, list)

  return list.format(names.filter(Boolean).map(name => isolateWords(name, { locale })))
}

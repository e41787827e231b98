import { isolateWords } from '#theme/texts/runtime/text-direction.ts'

const lists = new Map<string, Intl.ListFormat>()

/**
 * Names one after the other, as a locale writes them (CLDR's short list of units: 'A, B, C' in English, 'A, B und C' in German,
 * 'A، وB، وC' in Arabic). Each is kept apart from the direction of the others; empty ones are left out.
 */
export function listWords(names: readonly string[], locale: string): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  lists.set(locale, list)

  return list.format(names.filter(Boolean).map(name => isolateWords(name, { locale })))
}

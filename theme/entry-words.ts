import type { ThemeLink, ThemeLogo } from '#theme/document.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { fontFamilies, isFontId } from '#theme/fonts/font-families.ts'
import { type OwnFont, ownFontOf } from '#theme/fonts/own-fonts.ts'
import type { Kind } from '#theme/kinds.ts'
import { entryOfPart } from '#theme/merge-parts.ts'
import { passthroughNames } from '#theme/passthrough-names.ts'
import { isPresetId, presets } from '#theme/presets/presets.ts'
import type { VariableDefinition } from '#theme/variable-definition.ts'
import { definitionOf, isVariableReference } from '#theme/variables.ts'

/** An entry of a theme, or a part of one (`logo.src`), with its value. */
export type EntryValue = {
  readonly key: string
  readonly value: unknown
  /** Fonts of the venue, which a theme names by their ids. */
  readonly fonts?: readonly OwnFont[]
}

/**
 * The value of an entry as its control says it: an option, a font and a preset by their names, a length by its ends, a picture by its file,
 * links by their labels, a switch as on or off. `undefined` where nothing is set.
 */
export const wordsOfEntry = ({ key, value, fonts = [] }: EntryValue): string | undefined => {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return (value as ThemeLink[]).map(linkWords).join(', ')
  if (typeof value === 'object' && value !== null) return wordsOfParts(value)
  const words = String(value)
  if (entryOfPart(key) === 'logo') return key.endsWith('rc') ? fileOf(words) : words
  if (key === 'preset') return isPresetId(value) ? presets[value].name : words
  if (isWordsKey(key)) return SWITCH[words] ?? words
  const reference = key.slice('variables.'.length)
  if (!isVariableReference(reference)) return words
  const definition = definitionOf(reference)
  return (valueWords[definition.kind] ?? asWritten)(words, { definition, fonts })
}

/** Whether the value of an entry is words that visitors read, and no switch among them. */
export const isWording = ({ key, value }: EntryValue): boolean =>
  isWordsKey(key) && typeof value === 'string' && !Object.hasOwn(SWITCH, value)

const isWordsKey = (key: string) => /^(?:texts|textSets|translations)\./.test(key)

/** The colour of an entry; null for every other kind. */
export const colorOfEntry = ({ key, value }: EntryValue): string | null => {
  const reference = key.slice('variables.'.length)
  const isColor = isVariableReference(reference) && definitionOf(reference).kind === 'color'
  return isColor && typeof value === 'string' ? value : null
}

const SWITCH: Readonly<Record<string, string>> = { true: 'On', false: 'Off' }

type VariableContext = { readonly definition: VariableDefinition; readonly fonts: readonly OwnFont[] }

const asWritten = (value: string) => value

/** What shadows are called that are not called as they are written. */
export const shadowNames: Readonly<Record<string, string>> = { hairline: 'Thin line' }

const valueWords: Partial<Record<Kind, (value: string, context: VariableContext) => string>> = {
  choice: (value, { definition: { optionNames = {} } }) => optionNames[value] ?? nameOfReference(value),
  shadow: value => shadowNames[value] ?? nameOfReference(value),
  font: (value, { fonts }) =>
    isFontId(value) ? fontFamilies[value].name : (ownFontOf(value, fonts)?.name ?? 'A font of your own'),
  fluid: value => {
    const [phone = '', desk = phone] = value.split(' ')
    return phone === desk ? phone : `${phone} on a phone, ${desk} on a desk`
  },
}

const fileOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1) || address

const wordsOfParts = (value: object): string => {
  if ('href' in value) return linkWords(value as ThemeLink)
  if (!('src' in value)) return passthroughNames(value).join(', ')
  const { src, darkSrc, alt } = value as ThemeLogo
  const files = [src, ...(darkSrc ? [darkSrc] : [])].map(fileOf).join(', ')
  return alt ? `${files} (${alt})` : files
}

const linkWords = ({ key, label = key, translations = {}, href }: ThemeLink) => {
  const labels = Object.values(translations).flatMap(words => words.label ?? [])
  return `${[label, ...labels].join(' / ')} → ${href}`
}

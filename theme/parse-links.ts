import { LINK_LIMITS, type ThemeLink, type ThemeLogo } from '#theme/document.ts'

type Values = Readonly<Record<string, unknown>>

const isRecord = (input: unknown): input is Values =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const isWords = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max
const isFilled = (value: unknown, max: number): value is string => isWords(value, max) && value !== ''
const isLeftOutOr = (value: unknown, isRight: boolean) => value === undefined || isRight

type Translations = NonNullable<ThemeLink['translations']>

const isTranslations = (value: unknown): value is Translations =>
  isRecord(value) &&
  Object.entries(value).every(
    ([tag, part]) =>
      tag.length <= LINK_LIMITS.tag &&
      isRecord(part) &&
      isLeftOutOr(part.label, isWords(part.label, LINK_LIMITS.words)),
  )

/** Takes the keys that have a value. */
const given = <Parts extends object>(parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Parts

const labelsOf = (translations: Translations): Translations =>
  Object.fromEntries(Object.entries(translations).map(([tag, { label }]) => [tag, given({ label })]))

/** A link as a theme holds it, unknown keys left out; undefined where key or address is missing, or something is of another kind or too long. */
export function parseLink(input: unknown): ThemeLink | undefined {
  if (!isRecord(input)) return undefined
  const { key, href, label, translations, external } = input
  if (!isFilled(key, LINK_LIMITS.key) || !isFilled(href, LINK_LIMITS.address)) return undefined
  if (!isLeftOutOr(label, isWords(label, LINK_LIMITS.words))) return undefined
  if (!isLeftOutOr(translations, isTranslations(translations))) return undefined
  if (!isLeftOutOr(external, typeof external === 'boolean')) return undefined
  return given({
    key,
    href,
    label: label as string,
    translations: translations === undefined ? undefined : labelsOf(translations as Translations),
    external: external as boolean,
  })
}

/** A logo as a theme holds it, unknown keys left out; undefined where its address is missing, or something is of another kind or too long. */
export function parseLogo(input: unknown): ThemeLogo | undefined {
  if (!isRecord(input)) return undefined
  const { src, alt, darkSrc } = input
  if (!isFilled(src, LINK_LIMITS.address)) return undefined
  if (!isLeftOutOr(alt, isWords(alt, LINK_LIMITS.words))) return undefined
  if (!isLeftOutOr(darkSrc, isWords(darkSrc, LINK_LIMITS.address))) return undefined
  return given({ src, alt: alt as string, darkSrc: darkSrc as string })
}

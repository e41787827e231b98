const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

export type TextDirection = 'ltr' | 'rtl'

const directions = new Map<string, TextDirection>()

/** Which way a locale is written, by its script: 'he-IL' and 'az-Arab' run leftwards. */
export function textDirection(locale: string): TextDirection {
  const known =
    directions.get(locale) ??
    (RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr')
  directions.set(locale, known)

  return known
}

const FIRST_STRONG = '\u2068'
const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * Words of another origin as plain text holds them: in a locale that runs leftwards they are kept apart by isolates, so that neither
 * side turns the other around. `direction` is theirs where it is known: a telephone number is always 'ltr'.
 */
export function isolateWords(
  words: string,
  { locale, direction }: { locale: string; direction?: 'ltr' },
): string {
  if (!words || textDirection(locale) === 'ltr') return words

  return `${direction ? LEFT_TO_RIGHT : FIRST_STRONG}${words}${END}`
}

/** A line of plain text that runs as its locale does, whatever it begins with. */
export function inDirection(line: string, locale: string): string {
  return line && textDirection(locale) === 'rtl' ? RIGHT_TO_LEFT_MARK + line : line
}

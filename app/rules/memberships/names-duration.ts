/** The first numbers as words, in the languages whose venues write them out. */
const NUMBER_WORDS: Record<string, string[]> = {
  de: ['ein', 'zwei', 'drei', 'vier', 'fünf'],
  en: ['one', 'two', 'three', 'four', 'five'],
  es: ['un', 'dos', 'tres', 'cuatro', 'cinco'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq'],
}

type Duration = { years: number; months: number }

/**
 * Whether the name of an offering begins with how long it lasts, so that its duration beside it would say it again: 'One year, renewing'
 * beside '1 year'. Numbers may be digits, or words up to five in English, German, French and Spanish.
 */
export function namesDuration(name: string, { years, months }: Duration, locale: string): boolean {
  if (years > 0 && months > 0) return false
  const count = years || months
  const [number, unit, ...rest] = startOf(name).toLocaleLowerCase(locale).split(/\s+/)
  const word = NUMBER_WORDS[new Intl.Locale(locale).language]?.[count - 1]

  const isNumber = number === String(count) || number === word

  return rest.length === 0 && isNumber && unit === unitWord({ years, months }, locale)
}

/** What stands before the first comma, in any of the scripts of our languages. */
const startOf = (name: string) => (name.split(/[,،]/)[0] ?? '').trim()

function unitWord({ years, months }: Duration, locale: string): string {
  const unit = years > 0 ? 'year' : 'month'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const parts = format.formatToParts(years || months)

  return (parts.find(({ type }) => type === 'unit')?.value ?? '').toLocaleLowerCase(locale)
}

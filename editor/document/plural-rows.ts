import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** One way in which a wording counts: what it says for a plural form of its language, or for an exact number (`=0`). */
export type PluralRow = {
  readonly form: string
  /** as ICU source; empty where the wording has none and says that of `other` */
  readonly words: string
  /** a number that is said in this form */
  readonly sample: number
}

export type PluralRows = { readonly argument: string; readonly rows: readonly PluralRow[] }

/**
 * The rows of a wording that counts one thing: exact numbers first, then each plural form of the language (BCP 47), those that it lacks
 * among them. Null for one that counts nothing, or more than one thing, or cannot be read.
 */
export const pluralRows = (wording: string, locale: string): PluralRows | null => {
  const plural = pluralOf(wording)
  if (!plural) return null
  const exact = Object.keys(plural.options).filter(form => form.startsWith('='))
  const rules = new Intl.PluralRules(locale, { type: plural.pluralType })
  const forms = [...exact, ...FORMS.filter(form => rules.resolvedOptions().pluralCategories.includes(form))]
  const rows = forms.map(form => ({
    form,
    words: wordsOf(wording, plural, form),
    sample: sampleOf(form, { rules, exact }),
  }))
  return { argument: plural.value, rows }
}

/** The wording with other words for a form; a form without words is left out, `other` never is. */
export const withPluralRow = (
  wording: string,
  { form, words }: Pick<PluralRow, 'form' | 'words'>,
): string => {
  const plural = pluralOf(wording)
  if (!plural) return wording
  const known = plural.options[form]?.location
  if (!known) return words ? inserted(wording, { plural, row: `${form} {${words}} ` }) : wording
  if (words || form === 'other')
    return `${wording.slice(0, known.start.offset)}{${words}}${wording.slice(known.end.offset)}`
  const start = wording.slice(0, known.start.offset).lastIndexOf(form)
  return wording.slice(0, start) + wording.slice(known.end.offset).trimStart()
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The only plural of a wording, at its top. */
const pluralOf = (wording: string): PluralElement | null => {
  const plurals = elementsOf(wording).filter(
    (element): element is PluralElement => element.type === TYPE.plural,
  )
  return plurals.length === 1 ? (plurals[0] ?? null) : null
}

const elementsOf = (wording: string): readonly MessageFormatElement[] => {
  try {
    return parse(wording, { ignoreTag: true, captureLocation: true })
  } catch {
    return []
  }
}

/** Between the braces of a form, as it was written. */
const wordsOf = (wording: string, { options }: PluralElement, form: string): string => {
  const location = options[form]?.location
  return location ? wording.slice(location.start.offset + 1, location.end.offset - 1) : ''
}

/** A new form stands before that of all other numbers. */
const inserted = (wording: string, { plural, row }: { plural: PluralElement; row: string }): string => {
  const other = plural.options.other?.location
  const start = wording.slice(0, other?.start.offset).lastIndexOf('other')
  return wording.slice(0, start) + row + wording.slice(start)
}

/** Numbers that a shop counts; 'many' of French and Spanish begins at a million. */
const NUMBERS = [...Array.from({ length: 120 }, (_, at) => at + 1), 0, 1_000_000]

/** The smallest number of a form that is no exact one; nothing is counted only where no other number is of the form. */
const sampleOf = (
  form: string,
  { rules, exact }: { rules: Intl.PluralRules; exact: readonly string[] },
): number => {
  if (form.startsWith('=')) return Number(form.slice(1))
  const isOfForm = (number: number) => rules.select(number) === form && !exact.includes(`=${number}`)
  return NUMBERS.find(isOfForm) ?? NUMBERS.find(number => rules.select(number) === form) ?? 0
}

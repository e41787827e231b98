import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { TranslatedRecord } from '#app/contract/translations.ts'
import type { Visit } from '#app/pages/open-page.ts'

/** What the server refuses, in all and by path; and what was typed, by path. */
export type RefusedWords = {
  problem?: string
  errors: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
}

type Saving = { record: TranslatedRecord; language: string; form: FormData }

/** Saves the translations of a form, each beside the main words that it was written for: the number of the edit, or what is refused. */
export async function saveWords(
  { api, venue }: Pick<Visit, 'api' | 'venue'>,
  { record, language, form }: Saving,
): Promise<{ answer: RefusedWords; status: number } | { edit: number | null }> {
  const { kind, id } = record
  const typed = valuesIn(form, 'word')
  const mains = valuesIn(form, 'main')
  const words = record.words
    .filter(({ path }) => typed[path] !== undefined)
    .map(({ path, main }) => ({
      path,
      main: mains[path] === inLines(main) ? main : (mains[path] ?? ''),
      translation: typed[path] ?? '',
    }))
  const saved = await api.translations
    .save({ params: { kind, id }, body: { language, words } })
    .catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  const errors = saved?.data.errors ?? {}
  const text = saved?.status === 412 ? 'translations-changed' : 'translations-failed'
  const problem = Object.keys(errors).length > 0 ? {} : { problem: venue.text(text) }
  return { answer: { ...problem, errors, typed }, status: saved?.status ?? 500 }
}

/** The fields of a form whose names begin with this, by what comes after: `word.name`. */
const valuesIn = (form: FormData, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(`${prefix}.`))
      .map(([name, value]) => [name.slice(prefix.length + 1), inLines(String(value))]),
  )

/** Forms send lines their own way. */
const inLines = (words: string) => words.replace(/\r\n?/g, '\n')

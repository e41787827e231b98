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
  const seen = valuesIn(form, 'was')
  const words = record.words
    .filter(({ path }) => typed[path] !== undefined && typed[path] !== seen[path])
    .map(({ path, main, translation }) => ({
      path,
      main: asStored(main, mains[path]),
      was: asStored(translation, seen[path]),
      translation: typed[path] ?? '',
    }))
  const saved = await api.translations
    .save({ params: { kind, id }, body: { language, words } })
    .catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  const errors = saved?.data.errors ?? {}
  if (saved?.status === 412) return { answer: movedAnswer({ venue, record, errors, typed }), status: 412 }
  const problem = Object.keys(errors).length > 0 ? {} : { problem: venue.text('translations-failed') }
  return { answer: { ...problem, errors, typed }, status: saved?.status ?? 500 }
}

type Moved = Pick<Visit, 'venue'> & Omit<RefusedWords, 'problem'> & { record: TranslatedRecord }

/** What somebody else has saved meanwhile stands at its field, beside what was typed. */
function movedAnswer({ venue, record, errors, typed }: Moved): RefusedWords {
  const present = record.words.filter(({ path }) => errors[path] !== undefined)
  const words = present.map(({ path, translation }) => [
    path,
    translation
      ? venue.text('translations-now', { words: translation })
      : venue.text('translations-now-none'),
  ])
  return { problem: venue.text('translations-changed'), errors: Object.fromEntries(words), typed }
}

/** Words that came back from a form; lines that it sends its own way are those that are stored. */
const asStored = (stored: string, sent: string | undefined) =>
  sent === inLines(stored) ? stored : (sent ?? '')

/** The fields of a form whose names begin with this, by what comes after: `word.name`. */
const valuesIn = (form: FormData, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(`${prefix}.`))
      .map(([name, value]) => [name.slice(prefix.length + 1), inLines(String(value))]),
  )

/** Forms send lines their own way. */
const inLines = (words: string) => words.replace(/\r\n?/g, '\n')

import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'

/** What is wrong with the language that was chosen. */
export type RefusedLanguage = { error: string }

/** Adds the language of the form, or takes it away: the number of the edit, or what is refused. */
export async function changeLanguages(
  { api, venue }: Pick<Visit, 'api' | 'venue'>,
  form: FormData,
): Promise<{ answer: RefusedLanguage; status: number } | { edit: number | null }> {
  const tag = String(form.get('language') ?? '')
  const further = venue.languages.slice(1).map(language => language.tag)
  const others = further.filter(known => known !== tag)
  const languages = form.get('intent') === 'remove' ? others : [...further, tag]
  const saved = await api.translations.languages({ body: { languages } }).catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  return { answer: { error: venue.text('translations-refused') }, status: saved?.status ?? 500 }
}

import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'

/** What is wrong with the language that was chosen. */
export type RefusedLanguage = { error: string }

/** Adds the language of the form, or takes it away; null when it is done. */
export async function changeLanguages(
  { api, venue }: Pick<Visit, 'api' | 'venue'>,
  form: FormData,
): Promise<{ answer: RefusedLanguage; status: number } | null> {
  const tag = String(form.get('language') ?? '')
  const further = venue.languages.slice(1).map(language => language.tag)
  const others = further.filter(known => known !== tag)
  const languages = form.get('intent') === 'remove' ? others : [...further, tag]
  const refusal = await api.translations.languages({ body: { languages } }).then(() => null, refusalOf)
  return refusal && { answer: { error: venue.text('translations-refused') }, status: refusal.status }
}

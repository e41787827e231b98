import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { legalTexts } from '#theme/texts/lists/legal.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { MarkdownError, printMarkdown, readMarkdown } from '#theme/texts/runtime/rich-markdown.ts'
import { parseMarkup, printMarkup } from '#theme/texts/runtime/rich-markup.ts'
import { type LegalPageName, type LegalReference, legalLines, legalParts } from './legal-fields.ts'

export type LegalAnswer = {
  error: string
  /** somebody else was first: what is stored now is shown beside what was typed */
  isMoved: boolean
  errors: Partial<Record<LegalReference, string>>
  values: Record<string, string>
}

const referencesOf = (page: LegalPageName): LegalReference[] => [
  ...legalLines(page),
  ...legalParts(page).flatMap(({ heading, body }) => (body ? [heading, body] : [heading])),
]

/** The words as editors see them: those of the draft, else what is public, else the defaults; rich ones as Markdown. */
export async function legalPage({ api, tenantId }: Visit, page: LegalPageName) {
  const { theme, seen } = await presentTheme(api, tenantId)
  const words = wordsIn(theme)
  return {
    page,
    seen,
    lines: legalLines(page).map(reference => ({ reference, value: shown(reference, words) })),
    parts: legalParts(page).map(({ heading, body }) => ({
      heading: { reference: heading, value: shown(heading, words) },
      body: body && { reference: body, value: shown(body, words) },
    })),
  }
}

type Words = Readonly<Record<string, string>>

async function presentTheme(api: Visit['api'], tenantId: string) {
  const [draft, present] = await Promise.all([
    api.themeDrafts.get(),
    api.themes.get({ params: { tenantId }, query: {} }),
  ])
  const { theme, revision, published } = draft.payload
  return { theme: theme ?? { ...present.payload }, seen: revision, published }
}

/** What the venue has set itself. */
const wordsIn = ({ textVariables }: Readonly<Record<string, unknown>>) => textVariables as Words

function shown(reference: LegalReference, words: Words): string {
  const source = words[reference] ?? legalTexts[reference].message
  return legalTexts[reference].rich ? markdownOf(source) : source
}

/** A stored text that is broken is shown as it is, to be mended. */
function markdownOf(source: string): string {
  try {
    return printMarkdown(parseMarkup(source))
  } catch {
    return source
  }
}

/** Saves the words in the draft, all or none: the number of the edit, or an answer where they cannot be. What was not touched stays as it is stored. */
export async function saveLegal(
  { api, venue, tenantId }: Visit,
  { page, form }: { page: LegalPageName; form: FormData },
): Promise<{ status: number; answer: LegalAnswer } | { edit: number | null }> {
  const { theme, published } = await presentTheme(api, tenantId)
  const words = wordsIn(theme)
  const typed = (reference: string) =>
    String(form.get(reference) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  const changed = referencesOf(page).filter(
    reference => form.has(reference) && typed(reference) !== shown(reference, words),
  )
  const read = changed.map(reference => ({ reference, ...readWords(reference, typed(reference)) }))
  const errors = Object.fromEntries(
    read.flatMap(({ reference, problem }) =>
      problem ? [[reference, venue.text('legal-edit-problem', { problem })]] : [],
    ),
  )
  const values = Object.fromEntries(referencesOf(page).map(reference => [reference, typed(reference)]))
  if (Object.keys(errors).length > 0)
    return { status: 422, answer: { error: venue.text('settings-errors'), isMoved: false, errors, values } }
  const textVariables = {
    ...words,
    ...Object.fromEntries(read.map(({ reference, source }) => [reference, source])),
  }
  const saved = await api.themeDrafts
    .put({
      headers: { 'if-match': `"${String(form.get('seen') ?? '')}"` },
      query: { base: published, source: 'legal' },
      body: { ...theme, textVariables },
    })
    .catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  const isMoved = saved?.status === 412
  const error = isMoved ? venue.text('settings-moved') : (saved?.data.text ?? venue.text('settings-failed'))
  return { status: isMoved ? 409 : (saved?.status ?? 500), answer: { error, isMoved, errors: {}, values } }
}

/** What was typed as it is stored, or the sentence that says why it cannot be. */
function readWords(reference: LegalReference, typed: string): { source: string; problem?: string } {
  try {
    const source = legalTexts[reference].rich ? printMarkup(readMarkdown(typed)) : typed
    const issue = checkText(reference, { candidate: source }).find(({ level }) => level === 'error')
    return { source, ...(issue && { problem: issue.message }) }
  } catch (error) {
    if (error instanceof MarkdownError) return { source: '', problem: error.message }
    throw error
  }
}

import { translationProblem } from '#app/contract/venue-file/word-fields.ts'
import type { EditedValues } from '#app/rules/venues/venue-edit.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { changeWords } from '../venue-edits/change-parts.ts'
import { isFurtherLanguage, PLACES, requireStaffFor, translatedRecords } from './translated-records.ts'

/**
 * Says words of one thing in a further language, at once: the catalogue is no part of the draft. Empty words are said in the main language
 * again. Refuses what the format would refuse, each by its path (422), and words whose main ones have changed since (412); 401, 403
 * without the right to words, 404 for what the venue does not have, or a language that it does not speak.
 */
export const saveTranslation = api.translations.save.handler(
  async ({ input: { params, body }, context: { staff, venue, db, tenantId, services, now } }) => {
    const { email: author } = requireStaffFor(staff, 'words')
    const { kind, id } = params
    const { language } = body
    if (!isFurtherLanguage(venue, language)) throw refuse('NOT_FOUND')
    const known = translatedRecords(venue, language).find(record => record.kind === kind && record.id === id)
    if (!known) throw refuse('NOT_FOUND')
    const errors = problemsOf(body.words, PLACES[kind])
    if (Object.keys(errors).length > 0) throw refuse('UNPROCESSABLE', { errors })
    const values = (present: EditedValues) => {
      const isSame = body.words.every(({ path, main }) => mainOf(present[path]) === main)
      return isSame ? Object.fromEntries(body.words.map(({ path, ...word }) => [path, word])) : null
    }
    const changed = await changeWords(
      { db, tenantId, now },
      { subject: { kind, id, language }, author, values },
    )
    if (!changed) throw refuse('PRECONDITION_FAILED')
    const saved = await services.venues.open(tenantId)
    const record = saved && translatedRecords(saved, language).find(one => one.kind === kind && one.id === id)
    return { payload: { ...(record ?? known), ...changed } }
  },
)

const mainOf = (word: unknown) => (word as { main: string } | undefined)?.main

type Words = readonly { path: string; translation: string }[]

/** What the format refuses, by path. */
const problemsOf = (words: Words, place: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap(({ path, translation }) => {
      const problem = translationProblem([...place, path].join('.'), translation)
      return problem === null ? [] : [[path, problem]]
    }),
  )

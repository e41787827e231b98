import { translationProblem } from '#app/contract/venue-file/word-fields.ts'
import type { EditedValues } from '#app/rules/venues/venue-edit.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { changeWords } from '../venue-edits/change-parts.ts'
import { isFurtherLanguage, PLACES, requireStaffFor, translatedRecords } from './translated-records.ts'

/**
 * Says words of one thing in a further language, at once: the catalogue is no part of the draft. Empty words are said in the main language
 * again. Refuses what the format would refuse, each by its path (422), and words whose main ones have changed since, or which somebody
 * else has translated in another way meanwhile, each by its path (412); 401, 403
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
      const moved = movedWords(body.words, present)
      if (Object.keys(moved).length > 0) throw refuse('PRECONDITION_FAILED', { errors: moved })
      return Object.fromEntries(
        body.words.map(({ path, main, translation }) => [path, { main, translation }]),
      )
    }
    const changed = await changeWords(
      { db, tenantId, now },
      { subject: { kind, id, language }, author, values },
    )
    if (!changed) throw refuse('NOT_FOUND')
    const saved = await services.venues.open(tenantId)
    const record = saved && translatedRecords(saved, language).find(one => one.kind === kind && one.id === id)
    return { payload: { ...(record ?? known), ...changed } }
  },
)

type Word = { main: string; translation: string }
type Words = readonly { path: string; translation: string }[]
type NewWords = readonly (Word & { path: string; was: string })[]

/** The words that are others than whoever wrote these translations has seen, by path. */
function movedWords(words: NewWords, present: EditedValues): Record<string, string> {
  const isMoved = ({ path, main, was, translation }: NewWords[number]) => {
    const now = present[path] as Word | undefined
    return now?.main !== main || (now.translation !== was && now.translation !== translation)
  }
  return Object.fromEntries(words.filter(isMoved).map(({ path }) => [path, 'was changed meanwhile']))
}

/** What the format refuses, by path. */
const problemsOf = (words: Words, place: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap(({ path, translation }) => {
      const problem = translationProblem([...place, path].join('.'), translation)
      return problem === null ? [] : [[path, problem]]
    }),
  )

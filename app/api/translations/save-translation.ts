import { translationProblem } from '#app/contract/venue-file/word-fields.ts'
import { changeRecord, changeVenueDocument } from '#app/data/queries/venues/translate.ts'
import { catalogueWords, translateRecord } from '#app/rules/catalogue/catalogue-words.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import {
  fieldsOfKind,
  isFurtherLanguage,
  PLACES,
  requireStaffFor,
  translatedRecords,
} from './translated-records.ts'

/**
 * Says words of one thing in a further language, at once: the catalogue is no part of the draft. Empty words are said in the main language
 * again. Refuses what the format would refuse, each by its path (422), and words whose main ones have changed since (412); 401, 403
 * without the right to words, 404 for what the venue does not have, or a language that it does not speak.
 */
export const saveTranslation = api.translations.save.handler(
  async ({ input: { params, body }, context: { staff, venue, db, tenantId, services } }) => {
    requireStaffFor(staff, 'words')
    const { kind, id } = params
    const { language } = body
    if (!isFurtherLanguage(venue, language)) throw refuse('NOT_FOUND')
    const known = translatedRecords(venue, language).find(record => record.kind === kind && record.id === id)
    if (!known) throw refuse('NOT_FOUND')
    const errors = problemsOf(body.words, PLACES[kind])
    if (Object.keys(errors).length > 0) throw refuse('UNPROCESSABLE', { errors })
    const fields = fieldsOfKind(kind)
    const words = new Map(body.words.map(({ path, translation }) => [path, translation]))
    const change = <Document>(document: Document): Document | null => {
      const now = new Map(
        catalogueWords(document, { fields, language }).map(({ path, main }) => [path, main]),
      )
      const isSame = body.words.every(({ path, main }) => now.get(path) === main)
      return isSame ? translateRecord(document, { fields, language, words }) : null
    }
    const isChanged =
      kind === 'venue'
        ? await changeVenueDocument(db, tenantId, change)
        : await changeRecord(db, tenantId, { kind, id, change })
    if (!isChanged) throw refuse('PRECONDITION_FAILED')
    const saved = await services.venues.open(tenantId)
    const record = saved && translatedRecords(saved, language).find(one => one.kind === kind && one.id === id)
    return { payload: record ?? known }
  },
)

type Words = readonly { path: string; translation: string }[]

/** What the format refuses, by path. */
const problemsOf = (words: Words, place: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap(({ path, translation }) => {
      const problem = translationProblem([...place, path].join('.'), translation)
      return problem === null ? [] : [[path, problem]]
    }),
  )

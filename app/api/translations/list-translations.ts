import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import {
  isFurtherLanguage,
  languageCounts,
  requireStaffFor,
  translatedRecords,
} from './translated-records.ts'

/** The words of the whole catalogue beside those of a further language (401; 403 without the right to words; 404 for no language of the venue). */
export const listTranslations = api.translations.list.handler(
  async ({ input: { query }, context: { staff, venue } }) => {
    requireStaffFor(staff, 'words')
    if (!isFurtherLanguage(venue, query.language)) throw refuse('NOT_FOUND')
    return {
      payload: { languages: languageCounts(venue), records: translatedRecords(venue, query.language) },
    }
  },
)

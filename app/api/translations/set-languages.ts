import { changeVenueDocument } from '#app/data/queries/venues/change-document.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { languagesOf } from '../kernel/venue-in.ts'
import { languagesPart } from '../venue-edits/edited-parts.ts'
import { languageCounts, requireStaffFor } from './translated-records.ts'

/**
 * Gives visitors these further languages to choose from, at once; the words of those that are left out are kept. Refuses a language that is
 * named twice or is the main one (422); 401, 403 without the right to publish.
 */
export const setLanguages = api.translations.languages.handler(
  async ({ input: { body }, context: { staff, venue, db, tenantId, services, now } }) => {
    const { email: author } = requireStaffFor(staff, 'publish')
    const { languages } = body
    const tags = [languagesOf(venue).main, ...languages]
    if (new Set(tags).size < tags.length)
      throw refuse('UNPROCESSABLE', {
        errors: { languages: 'names a language twice; the main one is one of them' },
      })
    const changed = await changeVenueDocument(db, tenantId, {
      change: document => languagesPart.withValues(document, { languages }),
      edit: { ...languagesPart, author, now },
    })
    const saved = await services.venues.open(tenantId)
    return { payload: { languages: languageCounts(saved ?? venue), edit: changed?.edit ?? null } }
  },
)

import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { ThemedVenue } from '#theme/take-snapshot.ts'

type Profile = Pick<VenueFile['venue'], 'id' | 'name' | 'locale' | 'languages'>

/** A venue as far as changed defaults reach it. */
export const themedVenue = (
  { id, name, locale, languages = [] }: Profile,
  theme: ThemeDocument,
): ThemedVenue => ({ tenantId: id, name, languages: [locale, ...languages], theme })

import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { VenueChanges } from '#theme/compare-defaults.ts'
import { type VenueSettings, withEarlierDefaults } from '#theme/earlier-defaults.ts'

/** A venue file as it is written, as far as changed defaults reach it. */
export type FleetFile = VenueFileDraft & {
  venue: { id: string }
  theme?: Partial<Pick<VenueSettings, 'variables'>>
  translations?: VenueSettings['translations']
}

/** The file of a venue that looks and reads with the present defaults as it did with the earlier ones. */
export function earlierFile(file: FleetFile, about: { changes: VenueChanges; language: string }): FleetFile {
  const { theme = {}, texts = {}, translations = {} } = file
  const own = { variables: theme.variables ?? {}, texts, translations }
  const { variables, ...words } = withEarlierDefaults(own, about)
  return { ...file, theme: { ...theme, variables }, ...words }
}

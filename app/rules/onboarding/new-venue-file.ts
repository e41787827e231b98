import { countryOfZone } from './country-of-zone.ts'

/** What a new venue takes from elsewhere: keys of a venue file. */
export type VenueStart = {
  venue?: Record<string, unknown>
  theme?: Record<string, unknown>
  texts?: Record<string, unknown>
  textSets?: Record<string, unknown>
  emailTexts?: Record<string, unknown>
  links?: unknown[]
  hours?: Record<string, unknown>
}

export type NewVenue = {
  id: string
  name: string
  timeZone: string
  currency: string
  locale: string
  /** who begins it: they may go on with it */
  creator: { email: string; name: string; passwordHash: string | null }
  start: VenueStart
}

/** The venue file of a new venue: who and where it is, what it starts from, and the person who sets it up. Nothing is sold in it yet. */
export function newVenueFile({ creator, start, ...profile }: NewVenue): Record<string, unknown> {
  const country = countryOfZone(profile.timeZone)
  const { email, name, passwordHash } = creator
  const { venue, ...parts } = start
  return {
    venue: { ...venue, ...(country && { country }), ...profile },
    ...parts,
    staff: [{ email, name, roles: ['onboarding'], ...(passwordHash && { passwordHash }) }],
  }
}

/** What a new venue takes from the file of another one: look and words. Its logo and its links are its own. */
export function startFromVenue(file: Readonly<Record<string, unknown>>): VenueStart {
  const { logo: _, ...look } = (file.theme ?? {}) as Record<string, unknown>
  const words = Object.fromEntries(
    ['texts', 'textSets', 'translations', 'emailTexts'].flatMap(key => (file[key] ? [[key, file[key]]] : [])),
  )
  return { theme: look, ...words }
}

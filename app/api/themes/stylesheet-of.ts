import { type ServedTheme, servedTheme } from '#theme/compile/served-theme.ts'
import type { Venue } from '../venues/venue-store.ts'

/** The compiled theme of a venue with the hash of its stylesheet; compiled once per content. */
export function stylesheetOf({ theme }: Pick<Venue, 'theme'>): ServedTheme {
  return servedTheme(theme)
}

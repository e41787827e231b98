import { type ServedTheme, servedTheme } from '#theme/compile/served-theme.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** The compiled theme of a venue with the hash of its stylesheet; compiled once per content. One that cannot be compiled is the default's (CHK-301). */
export function stylesheetOf({ theme, fonts }: Pick<Venue, 'theme' | 'fonts'>): ServedTheme {
  try {
    return servedTheme(theme, fonts)
  } catch {
    return servedTheme(DEFAULT_LOOK)
  }
}

const DEFAULT_LOOK = { variables: {} }

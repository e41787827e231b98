import type { FontPayload } from '#app/contract/fonts.ts'
import { isOwnFontId, type OwnFont } from '#theme/fonts/own-fonts.ts'

/** A font of the venue's own, and whether a stored theme names it. */
export type VenueFont = OwnFont & { readonly isUsed: boolean }

/** The fonts of a venue as the API gives them. */
export const venueFontsOf = (payloads: readonly FontPayload[]): VenueFont[] =>
  payloads.flatMap(({ id, ...font }) => (isOwnFontId(id) ? [{ ...font, id }] : []))

import { createHash } from 'node:crypto'
import { colorOf, documentLook } from '#app/documents/document-look.ts'
import type { BandLook } from '#app/documents/share-picture.ts'
import { drawnFaces } from '../fonts/drawn-faces.ts'
import type { ApiContext } from '../kernel/context.ts'
import { logoPicture } from '../pictures/picture-files.ts'
import { stylesheetOf } from '../themes/stylesheet-of.ts'

type VenueLook = {
  /** of everything that the look is made of: what is drawn with it stays the same as long as this does */
  hash: string
  look: Pick<ReturnType<typeof documentLook>, 'display' | 'displayWeight' | 'words'> & BandLook
  logo: Uint8Array | null
}

/** How pictures of a venue look that leave the storefront: its hero band, its faces, its logo. */
export async function venueLook({
  venue,
  services,
}: Pick<ApiContext, 'venue' | 'services'>): Promise<VenueLook> {
  const { variables, hash: stylesheet } = stylesheetOf(venue)
  const { display, displayWeight, words } = documentLook(variables, await drawnFaces(services, venue))
  const color = (reference: string) => colorOf(variables, reference)
  const { src, darkSrc } = venue.theme.logo ?? {}
  const logo = await logoPicture(services, { src: darkSrc ?? src })
  const band = {
    band: color('hero-background'),
    bandText: color('hero-text'),
    bandSubtle: color('hero-subtle'),
    accent: color('color-accent'),
  }
  const hash = createHash('sha256')
    .update(stylesheet)
    .update(logo ?? '')
    .digest('hex')
  return { hash, look: { display, displayWeight, words, ...band }, logo }
}

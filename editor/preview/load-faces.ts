import { fontFile } from '#theme/fonts/font-faces.ts'
import { type FontFamily, type FontId, fontFamilies } from '#theme/fonts/font-families.ts'
import { unicodeRanges } from '#theme/fonts/unicode-ranges.ts'

type FaceWindow = Window & { FontFace: typeof FontFace }

const fontsOfPages = new WeakMap<Document, Set<FontId>>()

/**
 * Makes families known to a document that its stylesheet does not name. The files are fetched when words need them;
 * asking again for a family does nothing.
 */
export const loadFaces = (window: Window, ids: readonly FontId[]): void => {
  const { document } = window
  const before = fontsOfPages.get(document) ?? new Set<FontId>()
  fontsOfPages.set(document, before)
  for (const id of ids.filter(id => !before.has(id))) {
    before.add(id)
    for (const face of facesOf(window as FaceWindow, fontFamilies[id])) document.fonts.add(face)
  }
}

const facesOf = ({ FontFace }: FaceWindow, family: FontFamily): FontFace[] =>
  (family.italic ? (['normal', 'italic'] as const) : (['normal'] as const)).flatMap(style =>
    family.scripts.map(
      script =>
        new FontFace(family.name, `url(${fontFile(family, { script, style })}) format("woff2")`, {
          style,
          weight: family.weight.join(' '),
          unicodeRange: unicodeRanges[script],
          display: 'swap',
          ...(family.width && { stretch: family.width.map(width => `${width}%`).join(' ') }),
        }),
    ),
  )

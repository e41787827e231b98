import { fontFile } from '#theme/fonts/font-faces.ts'
import { type FontFamily, type FontId, fontFamilies, isFontId } from '#theme/fonts/font-families.ts'
import { type OwnFont, type OwnFontFile, type OwnFontId, ownFontOf } from '#theme/fonts/own-fonts.ts'
import { unicodeRanges } from '#theme/fonts/unicode-ranges.ts'

type FaceWindow = Window & { FontFace: typeof FontFace }

/** What each page knows: a family of ours by its key, a font of a venue by the address of each of its files. */
const facesOfPages = new WeakMap<Document, Set<string>>()

/**
 * Makes families known to a document that its stylesheet does not name, those of the venue from `fonts`. The files are fetched when words
 * need them; asking again for a family does nothing.
 */
export const loadFaces = (
  window: Window,
  ids: readonly (FontId | OwnFontId)[],
  fonts: readonly OwnFont[],
): void => {
  const { document } = window
  const before = facesOfPages.get(document) ?? new Set<string>()
  facesOfPages.set(document, before)
  const add = (key: string, faces: () => FontFace[]) => {
    if (before.has(key)) return
    before.add(key)
    for (const face of faces()) document.fonts.add(face)
  }
  for (const id of ids) {
    if (isFontId(id)) add(id, () => facesOf(window as FaceWindow, fontFamilies[id]))
    const own = ownFontOf(id, fonts)
    for (const file of own?.files ?? [])
      add(file.src, () => [ownFace(window as FaceWindow, { family: id, file })])
  }
}

const ownFace = (
  { FontFace }: FaceWindow,
  { family, file }: { family: string; file: OwnFontFile },
): FontFace =>
  new FontFace(family, `url(${file.src}) format("woff2")`, {
    style: file.style,
    weight: file.weight.join(' '),
    display: 'swap',
    ...(file.width && { stretch: file.width.map(width => `${width}%`).join(' ') }),
  })

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

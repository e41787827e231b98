import {
  cssFamily,
  type FontFamily,
  type FontId,
  fontFamilies,
  isFontId,
} from '#theme/fonts/font-families.ts'
import { fontMetrics, widthAt } from '#theme/fonts/font-metrics.ts'
import type { FontMetrics } from '#theme/fonts/metrics-of-face.ts'
import {
  fileFor,
  isOwnFontId,
  OWN_FONT_FILE,
  type OwnFont,
  type OwnFontId,
  ownFontOf,
} from '#theme/fonts/own-fonts.ts'
import { type StandIn, standIns } from '#theme/fonts/stand-ins.ts'
import { type Script, unicodeRanges } from '#theme/fonts/unicode-ranges.ts'

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The address of a face's file: `/fonts/figtree/files/figtree-latin-wght-normal.woff2`. */
export const fontFile = (
  { folder, cut }: FontFamily,
  { script, style }: { script: Script; style: 'normal' | 'italic' },
): string => `/fonts/${folder}/files/${folder}-${script}-${cut}-${style}.woff2`

const face = (
  family: FontFamily,
  { script, style }: { script: Script; style: 'normal' | 'italic' },
): string => {
  const { name, weight, width } = family
  const stretch = width ? `font-stretch:${width[0]}% ${width[1]}%;` : ''
  return (
    `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight[0]} ${weight[1]};${stretch}font-display:swap;` +
    `src:url(${fontFile(family, { script, style })})format("woff2");unicode-range:${unicodeRanges[script]}}`
  )
}

/** A face in use: the family, and a weight its words have. */
export type FaceUse = { readonly id: FontId | OwnFontId; readonly weight: number }

/** How tall a face is whatever its size is adjusted by. */
const heights = ({ ascent, descent }: FontMetrics, size = 1): string =>
  `ascent-override:${percent(ascent / size)};descent-override:${percent(-descent / size)};line-gap-override:0%`

type Fonts = readonly OwnFont[]

const metricsOf = (id: FaceUse['id'], fonts: Fonts): FontMetrics | undefined =>
  isOwnFontId(id) ? ownFontOf(id, fonts)?.metrics : fontMetrics[id]

/** A system face stretched to the measure of the one that loads, so that nothing moves when it arrives. */
const standIn = ({ id, weight }: FaceUse, { system, fonts }: { system: StandIn; fonts: Fonts }): string => {
  const metrics = metricsOf(id, fonts)
  if (!metrics) return ''
  const { width, local } = weight >= 600 ? (system.bold ?? system) : system
  const size = widthAt(metrics, weight) / width
  return (
    `@font-face{font-family:"${cssFamily(id).name} ${system.name}";font-weight:${weight};` +
    `src:${local.map(name => `local("${name}")`).join(',')};size-adjust:${percent(size)};${heights(metrics, size)}}`
  )
}

/** An own font says its heights itself: systems read different ones from one file, and its stand-ins have to agree with all. */
const ownFaces = ({ id, files, metrics }: OwnFont): string[] =>
  files
    .filter(({ src }) => OWN_FONT_FILE.test(src))
    .map(({ src, weight, width, style }) => {
      const stretch = width ? `font-stretch:${width[0]}% ${width[1]}%;` : ''
      return (
        `@font-face{font-family:"${id}";font-style:${style};font-weight:${weight[0]} ${weight[1]};${stretch}font-display:swap;` +
        `src:url(${src})format("woff2");${heights(metrics)}}`
      )
    })

const filesOf = (id: FaceUse['id'], fonts: Fonts): string[] => {
  if (!isFontId(id)) return fonts.filter(font => font.id === id).flatMap(ownFaces)
  const family: FontFamily = fontFamilies[id]
  const styles = family.italic ? (['normal', 'italic'] as const) : (['normal'] as const)
  return styles.flatMap(style => family.scripts.map(script => face(family, { script, style })))
}

const standInsOf = (use: FaceUse, fonts: Fonts): string[] =>
  standIns[cssFamily(use.id).generic].map(system => standIn(use, { system, fonts }))

/** The `@font-face` rules of the faces a theme uses, own ones from `fonts`; a face of the device needs none. */
export const fontFaces = (uses: readonly FaceUse[], fonts: Fonts): string => {
  const ids = [...new Set(uses.map(({ id }) => id))]
  return [
    ...new Set([...ids.flatMap(id => filesOf(id, fonts)), ...uses.flatMap(use => standInsOf(use, fonts))]),
  ].join('')
}

/** The files worth fetching before the stylesheet is read: the upright Latin ones, and of own fonts those of the weights in use. */
export const fontPreloads = (uses: readonly FaceUse[], fonts: Fonts): string[] => [
  ...new Set(
    uses.flatMap(({ id, weight }) => {
      if (!isFontId(id)) return fileFor(ownFontOf(id, fonts)?.files ?? [], weight)?.src ?? []
      const family: FontFamily = fontFamilies[id]
      return family.scripts.includes('latin') ? fontFile(family, { script: 'latin', style: 'normal' }) : []
    }),
  ),
]

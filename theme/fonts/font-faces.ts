import { type FontFamily, type FontId, fontFamilies } from '#theme/fonts/font-families.ts'
import { fontMetrics, widthAt } from '#theme/fonts/font-metrics.ts'
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
export type FaceUse = { readonly id: FontId; readonly weight: number }

/** A system face stretched to the measure of the one that loads, so that nothing moves when it arrives. */
const standIn = ({ id, weight }: FaceUse, system: StandIn): string => {
  const metrics = fontMetrics[id]
  if (!metrics) return ''
  const { width, local } = weight >= 600 ? (system.bold ?? system) : system
  const size = widthAt(metrics, weight) / width
  return (
    `@font-face{font-family:"${fontFamilies[id].name} ${system.name}";font-weight:${weight};` +
    `src:${local.map(name => `local("${name}")`).join(',')};size-adjust:${percent(size)};` +
    `ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(-metrics.descent / size)};line-gap-override:0%}`
  )
}

const filesOf = (id: FontId): string[] => {
  const family: FontFamily = fontFamilies[id]
  const styles = family.italic ? (['normal', 'italic'] as const) : (['normal'] as const)
  return styles.flatMap(style => family.scripts.map(script => face(family, { script, style })))
}

const standInsOf = (use: FaceUse): string[] =>
  standIns[fontFamilies[use.id].generic].map(system => standIn(use, system))

/** The `@font-face` rules of the faces a theme uses; a face of the device needs none. */
export const fontFaces = (uses: readonly FaceUse[]): string => {
  const ids = [...new Set(uses.map(({ id }) => id))]
  return [...new Set([...ids.flatMap(filesOf), ...uses.flatMap(standInsOf)])].join('')
}

/** The files worth fetching before the stylesheet is read: the upright Latin ones. */
export const fontPreloads = (ids: readonly FontId[]): string[] =>
  [...new Set(ids)].flatMap(id => {
    const family: FontFamily = fontFamilies[id]
    return family.scripts.includes('latin') ? [fontFile(family, { script: 'latin', style: 'normal' })] : []
  })

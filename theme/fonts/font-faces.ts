import { type FontFamily, type FontId, fontFamilies } from '#theme/fonts/font-families.ts'
import { fontMetrics, standIns } from '#theme/fonts/font-metrics.ts'
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

/** A system face stretched to the measure of the one that loads, so that nothing moves when it arrives. */
const standIn = (id: FontId): string => {
  const family = fontFamilies[id]
  const metrics = fontMetrics[id]
  if (!metrics) return ''
  const { xWidthAvg, local } = standIns[family.fallback]
  const size = metrics.xWidthAvg / xWidthAvg
  return (
    `@font-face{font-family:"${family.name} Fallback";src:${local.map(name => `local("${name}")`).join(',')};` +
    `size-adjust:${percent(size)};ascent-override:${percent(metrics.ascent / size)};` +
    `descent-override:${percent(-metrics.descent / size)};line-gap-override:${percent(metrics.lineGap / size)}}`
  )
}

/** The `@font-face` rules of the families a theme uses; a family of the device needs none. */
export const fontFaces = (ids: readonly FontId[]): string =>
  [...new Set(ids)]
    .flatMap(id => {
      const family: FontFamily = fontFamilies[id]
      const styles = family.italic ? (['normal', 'italic'] as const) : (['normal'] as const)
      return [
        ...styles.flatMap(style => family.scripts.map(script => face(family, { script, style }))),
        standIn(id),
      ]
    })
    .join('')

/** The files worth fetching before the stylesheet is read: the upright Latin ones. */
export const fontPreloads = (ids: readonly FontId[]): string[] =>
  [...new Set(ids)].flatMap(id => {
    const family: FontFamily = fontFamilies[id]
    return family.scripts.includes('latin') ? [fontFile(family, { script: 'latin', style: 'normal' })] : []
  })

import { contrast, distance, type Hex, hexOfLch, lchOf, luminance, mix } from '#theme/color/color.ts'
import {
  between,
  blackOrWhite,
  labelOn,
  pressColor,
  readable,
  tone,
  white,
  withinLuminance,
} from '#theme/color/derive.ts'
import type { Get } from '#theme/variable-definition.ts'

/** The surfaces words and lines may stand on: what is readable here is readable everywhere. */
export const groundNames = [
  'page-background',
  'surface-background',
  'surface-sunken',
  'surface-raised',
  'surface-tint',
] as const

export const isDark = (get: Get) => get.choice('color-mode') === 'dark'
const grounds = (get: Get) => groundNames.map(get.color)
const page = (get: Get) => get.color('page-background')
const brand = (get: Get) => get.color('color-brand')

/** Exactly the colour of another variable. */
export const same = (reference: string) => (get: Get) => get.color(reference)

/** Labels try the venue's own lightest and darkest tones before pure white and black. */
export const labelFor = (surface: string) => (get: Get) => {
  const own = [page(get), get.color('text-color')]
  return labelOn([get.color(surface)], isDark(get) ? own.reverse() : own)
}

/** A surface while it is pointed at, and while it is pressed. */
export const hoverColor = (surface: string, label: string) => (get: Get) =>
  pressColor(get.color(surface), { label: get.color(label), depth: 1 })
export const activeColor = (surface: string, label: string) => (get: Get) =>
  pressColor(get.color(surface), { label: get.color(label), depth: 2 })

/** The colour of a variable, moved as little as needed to reach a ratio on the surfaces named. */
export const legible =
  (seed: string, min: 3 | 4.5, ...surfaces: readonly string[]) =>
  (get: Get) =>
    readable(get.color(seed), surfaces.map(get.color), min)

/** How far a colour must be from that of errors not to be taken for one: about 40 ΔE, as a distance in OKLab. */
const ERROR_DISTANCE = 0.15

/** The accent, legible; where it would be taken for an error the brand, and where that would be too the text's colour. */
export const accentUnlikeErrors =
  (min: 3 | 4.5, ...surfaces: readonly string[]) =>
  (get: Get): Hex => {
    const [accent, brandInk, text] = (['color-accent', 'color-brand', 'text-color'] as const).map(seed =>
      legible(seed, min, ...surfaces)(get),
    ) as [Hex, Hex, Hex]
    const isError = (color: Hex) => distance(color, get.color('tone-critical-line')) < ERROR_DISTANCE
    return [accent, brandInk].find(color => !isError(color)) ?? text
  }

/** Without an accent of its own a venue gets the warm or cool opposite of its brand. */
export const accentOfBrand = (get: Get): Hex =>
  hexOfLch({ l: 0.68, c: 0.15, h: (lchOf(brand(get)).h + 170) % 360 })

/** Light: a breath of the brand. Dark: the night of the brand, and a dark brand itself. */
export const paperOfBrand = (get: Get): Hex =>
  isDark(get)
    ? withinLuminance(
        tone(brand(get), { y: Math.min(luminance(brand(get)), 0.0075), most: 0.06 }),
        [0.0035, 0.0075],
      )
    : tone(brand(get), { y: 0.955, most: 0.012 })

/** Paper stays light in light mode and dark in dark mode, whatever a venue chooses. */
export const pageOfPaper = (get: Get): Hex =>
  withinLuminance(get.color('color-paper'), isDark(get) ? [0.0015, 0.02] : [0.78, 1])

/** A surface a step above the page: lighter, and by night richer in colour, so that it does not turn grey. */
const lift = (get: Get, { day, night }: { day: number; night: number }): Hex => {
  const y = luminance(page(get))
  return isDark(get)
    ? tone(page(get), { y: y + night, chroma: 1.7, most: 0.062 })
    : tone(page(get), { y: 1 - (1 - y) * day, most: 0.05 })
}

export const surface = (get: Get): Hex => lift(get, { day: 0.35, night: 0.0085 })
export const raisedSurface = (get: Get): Hex => lift(get, { day: 0.12, night: 0.017 })
export const sunken = (get: Get): Hex =>
  tone(page(get), { y: luminance(page(get)) * (isDark(get) ? 0.5 : 0.92) })

/** A surface tinted by the brand. */
export const tint = (get: Get): Hex => {
  const y = luminance(page(get))
  return isDark(get)
    ? tone(brand(get), { y: y + 0.021, chroma: 1.9, most: 0.095 })
    : withinLuminance(mix(page(get), brand(get), 0.11), [y * 0.8, y * 0.94])
}

export const hairline = (get: Get): Hex => {
  const y = luminance(page(get))
  return tone(page(get), { y: isDark(get) ? y + 0.045 : y * 0.76, chroma: 1.4, most: 0.05 })
}

export const strongLine = (get: Get): Hex =>
  readable(tone(page(get), { y: 0.25, most: 0.04 }), grounds(get), 3)

export const ink = (get: Get): Hex =>
  readable(
    tone(brand(get), isDark(get) ? { y: 0.86, most: 0.015 } : { y: 0.014, most: 0.03 }),
    grounds(get),
    4.5,
  )

export const quietInk = (get: Get): Hex =>
  readable(
    tone(brand(get), isDark(get) ? { y: 0.44, most: 0.035 } : { y: 0.115, most: 0.03 }),
    grounds(get),
    4.5,
  )

/** By day headings speak in the brand's colour, by night in almost white. */
export const headingInk = (get: Get): Hex =>
  readable(
    isDark(get) ? tone(brand(get), { y: 0.93, most: 0.01 }) : withinLuminance(brand(get), [0, 0.085]),
    grounds(get),
    4.5,
  )

/** The main buttons carry the brand; on a dark page a brand too dark to be seen hands over to the accent. */
export const action = (get: Get): Hex => {
  const accent = get.color('color-accent')
  if (!isDark(get) || contrast(brand(get), page(get)) >= 3) return brand(get)
  return contrast(accent, page(get)) >= 3
    ? accent
    : readable(brand(get), [page(get), get.color('surface-background')], 3)
}

export const linkHover = (get: Get): Hex => {
  const link = get.color('link-color')
  const y = luminance(link)
  const lighter = blackOrWhite(...grounds(get)) === white
  return readable(tone(link, { y: lighter ? y + (1 - y) * 0.4 : y * 0.55 }), grounds(get), 4.5)
}

/** The brand at its deepest, for bands that carry light words. */
const deepBrand = (get: Get): Hex =>
  tone(brand(get), { y: Math.min(luminance(brand(get)) * 0.8, isDark(get) ? 0.0045 : 0.03) })

const bandFrom = (get: Get, { layout, paper }: { layout: string; paper: string }): Hex => {
  const kind = get.choice(layout)
  if (kind === 'paper') return get.color(paper)
  return kind === 'deep' ? deepBrand(get) : brand(get)
}

export const headerBand = (get: Get): Hex =>
  bandFrom(get, { layout: 'layout-header', paper: 'page-background' })
export const footerBand = (get: Get): Hex =>
  bandFrom(get, { layout: 'layout-footer', paper: 'surface-sunken' })
export const heroBand = (get: Get): Hex =>
  get.choice('layout-hero') === 'plain' ? page(get) : deepBrand(get)
export const headerLine = (get: Get): Hex =>
  get.color(get.choice('layout-header') === 'paper' ? 'line-hairline' : 'header-background')

/** Words of a band, faded into it as far as they stay readable. */
export const fade =
  (words: string, { band, share }: { band: string; share: number }) =>
  (get: Get): Hex =>
    readable(between(get.color(words), get.color(band), share), [get.color(band)], 4.5)

/** A line inside a band: a little of its words' colour. */
export const bandLine =
  (band: string, words: string) =>
  (get: Get): Hex =>
    mix(get.color(band), get.color(words), 0.22)

/** The accent as it is, unless it would vanish in what it stands on. */
export const visible =
  (seed: string, ground: string) =>
  (get: Get): Hex =>
    contrast(get.color(seed), get.color(ground)) >= 1.8 ? get.color(seed) : get.color('color-action-label')

export const scrim = (get: Get): Hex => tone(brand(get), { y: 0.004, most: 0.06 })
export const shadowInk = (get: Get): Hex => tone(brand(get), { y: isDark(get) ? 0 : 0.006, most: 0.06 })

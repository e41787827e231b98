import { type Hex, hexOfLch, luminance, mix } from '#theme/color/color.ts'
import { readable, tone, withinLuminance } from '#theme/color/derive.ts'
import { groundNames, isDark } from '#theme/derivations/palette.ts'
import type { Get } from '#theme/variable-definition.ts'

type ToneName = 'positive' | 'warning' | 'critical' | 'info'

/** Hues that mean something everywhere, so no brand changes them. */
const seeds: Record<ToneName, Hex> = {
  positive: hexOfLch({ l: 0.6, c: 0.12, h: 155 }),
  warning: hexOfLch({ l: 0.6, c: 0.12, h: 72 }),
  critical: hexOfLch({ l: 0.6, c: 0.17, h: 25 }),
  info: hexOfLch({ l: 0.6, c: 0.1, h: 245 }),
}

const grounds = (get: Get, name: ToneName) => [
  ...groundNames.map(get.color),
  get.color(`tone-${name}-background`),
]

export const toneBackground =
  (name: ToneName) =>
  (get: Get): Hex => {
    const page = get.color('page-background')
    const y = luminance(page)
    return isDark(get)
      ? tone(seeds[name], { y: y + 0.014, most: 0.055 })
      : withinLuminance(mix(page, seeds[name], 0.14), [y * 0.82, y * 0.95])
  }

export const toneText =
  (name: ToneName) =>
  (get: Get): Hex =>
    readable(tone(seeds[name], { y: isDark(get) ? 0.5 : 0.105 }), grounds(get, name), 4.5)

export const toneLine =
  (name: ToneName) =>
  (get: Get): Hex =>
    readable(tone(seeds[name], { y: isDark(get) ? 0.25 : 0.2 }), grounds(get, name), 3)

export const toneSolid = (name: ToneName) => (): Hex => tone(seeds[name], { y: 0.15 })

import sharp from 'sharp'
import { tag } from './canvas.mjs'

/**
 * A picture computed point by point and laid on the sheet as an image. `shade(u, v)` takes 0…1 across and down
 * and answers [red, green, blue, alpha] in 0…1.
 */
export async function field({ columns, rows, x = 0, y = 0, width, height, attributes }, shade) {
  const pixels = Buffer.alloc(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const color = shade((column + 0.5) / columns, (row + 0.5) / rows)
      const at = (row * columns + column) * 4
      for (let channel = 0; channel < 4; channel++) {
        pixels[at + channel] = Math.max(0, Math.min(255, Math.round((color[channel] ?? 1) * 255)))
      }
    }
  }
  const png = await sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const href = `data:image/png;base64,${png.toString('base64')}`
  return tag('image', {
    x,
    y,
    width,
    height,
    'xlink:href': href,
    href,
    preserveAspectRatio: 'none',
    ...attributes,
  })
}

/** `#rrggbb` as three numbers 0…1. */
export const rgb = hex => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Three numbers 0…1 as `#rrggbb`. */
export const hex = color =>
  `#${color
    .map(channel =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colour at `t` on a ramp of [offset, '#rrggbb'] pairs. */
export function ramp(stops) {
  const parsed = stops.map(([at, hex]) => [at, rgb(hex)])
  return t => {
    const next = parsed.findIndex(([at]) => at >= t)
    if (next === 0) return parsed[0][1]
    if (next < 0) return parsed[parsed.length - 1][1]
    const [[from, low], [to, high]] = [parsed[next - 1], parsed[next]]
    const share = (t - from) / (to - from)
    return low.map((channel, index) => channel + (high[index] - channel) * share)
  }
}

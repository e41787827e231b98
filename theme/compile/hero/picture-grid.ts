import type { Hex } from '#theme/color/color.ts'

/** A picture in blocks: the mean colour of each, three sRGB bytes (red, green, blue), row by row from the top left, in base64. */
export type PictureGrid = { readonly columns: number; readonly rows: number; readonly pixels: string }

/** Three channels of sRGB, 0–255. */
export type Rgb = readonly [number, number, number]

/** A grid whose blocks can be read. */
export type PictureBlocks = { readonly columns: number; readonly rows: number; readonly bytes: Uint8Array }

const unpacked = new WeakMap<PictureGrid, PictureBlocks>()

/** The blocks of a grid; unpacked once. */
export const blocksOf = (grid: PictureGrid): PictureBlocks => {
  const known = unpacked.get(grid)
  if (known) return known
  const { columns, rows, pixels } = grid
  const blocks = { columns, rows, bytes: Uint8Array.from(atob(pixels), letter => letter.charCodeAt(0)) }
  unpacked.set(grid, blocks)
  return blocks
}

/** The block at a place of the picture, 0–1 from its left and its top. */
export const blockAt = ({ columns, rows, bytes }: PictureBlocks, x: number, y: number): Rgb => {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x * columns)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)))
  const start = (row * columns + column) * 3
  return [bytes[start] ?? 0, bytes[start + 1] ?? 0, bytes[start + 2] ?? 0]
}

export const rgbOf = (hex: Hex): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

const linear = Array.from({ length: 256 }, (_, byte) => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})

/** Relative luminance of WCAG 2, 0–1. */
export const luminanceOfRgb = ([r, g, b]: Rgb): number =>
  0.2126 * (linear[Math.round(r)] ?? 0) +
  0.7152 * (linear[Math.round(g)] ?? 0) +
  0.0722 * (linear[Math.round(b)] ?? 0)

/** What is seen of `below` through a shade of which `share` (0–1) covers, as browsers blend: channel by channel in sRGB. */
export const shaded = (below: Rgb, { shade, share }: { shade: Rgb; share: number }): Rgb => [
  below[0] + (shade[0] - below[0]) * share,
  below[1] + (shade[1] - below[1]) * share,
  below[2] + (shade[2] - below[2]) * share,
]

import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'

const COLUMNS = 64
const ROWS = 48

/** A picture of 1280 × 960 px whose blocks have a grey (0–255) each, by their place (0–1 from left and top). */
export function aPlantedPicture(
  greyAt: (x: number, y: number) => number,
  about: Partial<HeroPicture> = {},
): HeroPicture {
  const bytes = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const grey = greyAt(((at % COLUMNS) + 0.5) / COLUMNS, (Math.floor(at / COLUMNS) + 0.5) / ROWS)
    return [grey, grey, grey]
  }).flat()
  return {
    grid: { columns: COLUMNS, rows: ROWS, pixels: Buffer.from(bytes).toString('base64') },
    width: 1280,
    height: 960,
    focus: { x: 50, y: 50 },
    hasRating: true,
    directions: ['ltr'],
    ...about,
  }
}

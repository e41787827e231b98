import type { FontId } from '#theme/fonts/font-families.ts'

/** How tall and wide a face is, in shares of its em: `xWidthAvg` is the average width of English letters. */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly xWidthAvg: number
}

/** Measured by Capsize; a test compares them with its collection. */
export const fontMetrics: Partial<Record<FontId, FontMetrics>> = {
  'bricolage-grotesque': { ascent: 0.93, descent: -0.27, lineGap: 0, xWidthAvg: 0.47 },
  figtree: { ascent: 0.95, descent: -0.25, lineGap: 0, xWidthAvg: 0.449 },
  fraunces: { ascent: 0.978, descent: -0.255, lineGap: 0, xWidthAvg: 0.469 },
  'source-serif-4': { ascent: 1.036, descent: -0.335, lineGap: 0, xWidthAvg: 0.479 },
  'instrument-sans': { ascent: 0.97, descent: -0.25, lineGap: 0, xWidthAvg: 0.458 },
  unbounded: { ascent: 0.995, descent: -0.245, lineGap: 0, xWidthAvg: 0.6 },
  'hanken-grotesk': { ascent: 1, descent: -0.303, lineGap: 0, xWidthAvg: 0.45 },
  inter: { ascent: 1984 / 2048, descent: -494 / 2048, lineGap: 0, xWidthAvg: 978 / 2048 },
}

/** The system faces that stand in while a face loads, and those that measure like them elsewhere. */
export const standIns = {
  Arial: { xWidthAvg: 913 / 2048, local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Roboto'] },
  Georgia: { xWidthAvg: 913 / 2048, local: ['Georgia', 'Gelasio', 'Liberation Serif', 'Times New Roman'] },
} as const

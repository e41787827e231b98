import type { FontId } from '#theme/fonts/font-families.ts'
import type { FontMetrics } from '#theme/fonts/metrics-of-face.ts'

export const fontMetrics: Partial<Record<FontId, FontMetrics>> = {
  'bricolage-grotesque': { ascent: 0.93, descent: -0.27, widths: { 300: 0.4481, 400: 0.4546, 700: 0.4738 } },
  figtree: { ascent: 0.95, descent: -0.25, widths: { 300: 0.4391, 400: 0.4446, 700: 0.4582 } },
  fraunces: { ascent: 0.978, descent: -0.255, widths: { 300: 0.4365, 400: 0.4519, 700: 0.4827 } },
  'source-serif-4': { ascent: 1.036, descent: -0.335, widths: { 300: 0.4668, 400: 0.4688, 700: 0.4839 } },
  'instrument-sans': { ascent: 0.97, descent: -0.25, widths: { 300: 0.4483, 400: 0.4483, 700: 0.4667 } },
  unbounded: { ascent: 0.995, descent: -0.245, widths: { 300: 0.5749, 400: 0.5912, 700: 0.6237 } },
  'hanken-grotesk': { ascent: 1, descent: -0.303, widths: { 300: 0.442, 400: 0.4477, 700: 0.4547 } },
  inter: { ascent: 0.9688, descent: -0.2412, widths: { 300: 0.4638, 400: 0.4722, 700: 0.4857 } },
}

/** The width at a weight, between the three that were measured. */
export const widthAt = ({ widths }: FontMetrics, weight: number): number => {
  const [from, to] = weight < 400 ? ([300, 400] as const) : ([400, 700] as const)
  const share = Math.min(1.5, Math.max(0, (weight - from) / (to - from)))
  return widths[from] + (widths[to] - widths[from]) * share
}

import type { Get } from '#theme/variable-definition.ts'

const densities: Record<string, number> = { compact: 0.86, regular: 1, roomy: 1.16 }
const density = (get: Get) => densities[get.choice('space-density')] ?? 1
const px = (number: number) => `${Math.round(number * 2) / 2}px`
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)
const radius = (get: Get) => pixels(get.text('shape-radius'))

/** A step of the rhythm; the small ones hold, the others breathe with the density. */
export const space = (step: number) => (get: Get) => px(step * (step <= 8 ? 1 : density(get)))

/** The height of fields and buttons, never below what a thumb needs. */
export const controlHeight = (get: Get) => px(Math.max(44, 48 * density(get)))
export const cardPadding = (get: Get) => px(20 * density(get))
export const gutter = (get: Get) => `${px(20 * Math.min(1, density(get)))} ${px(40 * density(get))}`
export const pageWidth = (get: Get) => px(density(get) > 1 ? 1200 : 1160)

/** A share of the corner radius, within a limit in px. */
export const corner = (share: number, most: number) => (get: Get) => px(Math.min(most, radius(get) * share))
export const cornerOf = (reference: string) => (get: Get) => px(pixels(get.text(reference)))

/** A size of text on a phone and on a desk, in px. */
export const textSize = (phone: number, desk: number) => (get: Get) => {
  const scale = get.number('type-size')
  return `${px(phone * scale)} ${px(desk * scale)}`
}

/** The same for headings, which also follow the drama. */
export const headingSize = (phone: number, desk: number) => (get: Get) => {
  const scale = get.number('type-size') * get.number('type-drama')
  return `${px(phone * scale)} ${px(desk * scale)}`
}

/** The same size as another step of the scale, which takes a step out of it. */
export const sizeOf = (reference: string) => (get: Get) => get.text(reference)

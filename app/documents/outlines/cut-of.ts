import type { Font } from 'fontkit'

/** One weight of a variable font, within what its axes offer. */
export function cutOf(font: Font, axisValues: Record<string, number>): Font {
  const axes = Object.entries(font.variationAxes).flatMap(([tag, axis]) => {
    const value = axisValues[tag]
    return axis && value !== undefined ? [[tag, Math.min(Math.max(value, axis.min), axis.max)]] : []
  })
  return axes.length > 0 ? font.getVariation(Object.fromEntries(axes)) : font
}

type Size = { width: number; height: number }

/** What of a picture matters most, in percent from its left and its top. */
export type FocalPoint = { x: number; y: number }

/**
 * The largest part of a picture (pixels) with the proportions of `frame`, as near around the focal point as its edges allow: what
 * `object-fit: cover` shows with `object-position` in percent.
 */
export function cropAround(
  { width, height }: Size,
  { frame, focus }: { frame: Size; focus: FocalPoint },
): Size & { left: number; top: number } {
  const scale = Math.min(width / frame.width, height / frame.height)
  const part = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  return {
    ...part,
    left: Math.round(((width - part.width) * focus.x) / 100),
    top: Math.round(((height - part.height) * focus.y) / 100),
  }
}

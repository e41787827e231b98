/**
 * How tall a face is, in shares of its em, and how wide a character of ordinary English text comes out at three weights.
 * Heights are Capsize's; widths were measured in Chromium at 32 px on one text for all faces.
 */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly widths: { readonly 300: number; readonly 400: number; readonly 700: number }
}

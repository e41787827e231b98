import { calm, from, laptop, print } from '#theme/base/breakpoints.ts'

/** Every condition the kit's styles answer to: the theme's widths, and what a visitor's device prefers. */
export const media = {
  ...from,
  /** Large phones and up, 480 px. */
  broad: '(min-width: 30em)',
  /** Less than 500 px high: a phone held sideways, a page enlarged four times. Nothing may stay in its way. */
  low: '(max-height: 31.24em)',
  laptop,
  calm,
  print,
  forced: '(forced-colors: active)',
  pointing: '(hover: hover)',
  withoutScript: '(scripting: none)',
} as const

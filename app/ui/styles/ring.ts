import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** The focus ring, for parts that show the focus of something inside them. Plain elements have it from the theme's base. */
export const ring = {
  outline: `${theme.focus.width} solid ${theme.focus.ring}`,
  outlineOffset: theme.focus.offset,
} as const satisfies StyleRule

/** A quick, eased change of these properties. */
export const transition = (...properties: string[]) =>
  properties.map(property => `${property} ${theme.motion.quick} ease-out`).join(', ')

import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Its label stands on the edge of the column. */
export const withdraw = style({ marginInlineStart: `calc(${theme.space.x3} * -1)` })

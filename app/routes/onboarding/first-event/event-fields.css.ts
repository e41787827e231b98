import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** On the line of its row's fields; its words begin where those of the fields do. */
export const rowButton = style({ alignSelf: 'end', marginInlineStart: `calc(-1 * ${theme.space.x3})` })

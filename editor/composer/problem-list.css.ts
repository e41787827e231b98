import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const actions = style({ paddingInline: theme.space.x2, paddingBlockEnd: theme.space.x1 })

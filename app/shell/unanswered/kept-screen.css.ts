import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const notice = style({ marginBlock: theme.space.x6, scrollMarginBlock: theme.space.x12 })

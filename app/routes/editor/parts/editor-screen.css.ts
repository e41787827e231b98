import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const screen = style({ display: 'grid', gap: theme.space.x8, paddingBlock: theme.space.x8 })

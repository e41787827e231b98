import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space.x3 })
export const field = style({ flex: '1 1 12rem', minInlineSize: 0 })

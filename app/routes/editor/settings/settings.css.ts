import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x8 })
export const numbers = style({ display: 'grid', gap: theme.space.x4 })

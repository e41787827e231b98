import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x4 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 })

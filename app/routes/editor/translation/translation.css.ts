import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x6 })
export const main = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

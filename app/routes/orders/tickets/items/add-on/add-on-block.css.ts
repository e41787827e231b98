import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({ display: 'grid', gap: theme.space.x1, marginBlockStart: theme.space.x2 })
export const picture = style({ inlineSize: '3.5rem', flex: 'none' })

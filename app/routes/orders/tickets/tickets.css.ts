import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const head = style({ display: 'grid', gap: theme.space.x2, marginBlockEnd: theme.space.x4 })
export const order = style({ display: 'grid', gap: theme.space.x8, minInlineSize: 0 })
export const facts = style({ color: theme.text.subtle })
export const further = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })
export const prompt = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })

import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const page = style({ paddingBlock: theme.space.x8 })
export const order = style({ display: 'grid', gap: theme.space.x6, minInlineSize: 0 })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4, color: theme.text.subtle, fontSize: theme.type.small })
export const further = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })
export const prompt = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })

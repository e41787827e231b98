import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const page = style({ paddingBlock: theme.space.x8, display: 'grid', gap: theme.space.x6 })
export const head = style({ display: 'grid', gap: theme.space.x2 })
export const heading = style({ fontSize: theme.type.heading })
export const hours = style({ color: theme.text.subtle, fontSize: theme.type.small })

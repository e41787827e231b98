import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x6 })
export const files = style({ display: 'grid', gap: theme.space.x4, margin: 0, padding: 0, listStyle: 'none' })
export const file = style({ display: 'grid', gap: theme.space.x1, justifyItems: 'start' })
export const hint = style({ ...type.small, color: theme.text.subtle })
export const pasted = style({ fontFamily: 'ui-monospace, monospace' })
export const unknown = style({ overflowWrap: 'anywhere', paddingInlineStart: theme.space.x6 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })

import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const visits = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x6 })
export const visit = style({ display: 'grid', gap: theme.space.x2, minInlineSize: 0 })
export const when = style({ display: 'grid' })
export const visitName = style({ ...type.body, fontWeight: theme.text.strong, overflowWrap: 'anywhere' })
export const visitDate = style({ ...type.small, fontWeight: theme.text.weight, color: theme.text.subtle })
export const order = style({ ...type.small, color: theme.text.subtle })
export const about = style({ ...type.small, color: theme.text.subtle })

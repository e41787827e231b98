import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { theme } from '#theme/contract.css.ts'

export const bar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x4, '@media': { [media.desk]: { gap: theme.space.x6 } } })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
})

export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const date = style({ '@media': { [media.tablet]: { fontSize: theme.type.heading } } })
export const hours = style({ color: theme.text.subtle })

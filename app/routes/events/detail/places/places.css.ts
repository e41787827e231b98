import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const places = style({ display: 'grid', gap: theme.space.x8 })
export const place = style({
  ...type.body,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x3,
  maxInlineSize: '65ch',
})
export const name = style({ ...type.body, fontWeight: theme.text.strong, color: theme.text.color })
export const facts = style({ display: 'grid', gap: theme.space.x2 })
export const fact = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: theme.space.x4 } },
})
export const term = style({ color: theme.text.subtle })
export const map = style(quietLink)

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x12,
  marginBlockEnd: theme.space.x12,
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
      alignItems: 'center',
      gap: theme.space.x12,
    },
  },
})

export const picture = style({ minInlineSize: 0 })

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.x3,
})

export const description = style({ ...type.lead, color: theme.text.color, maxInlineSize: '48ch' })
export const memberships = style({ ...type.small, color: theme.text.subtle, marginBlockEnd: theme.space.x2 })

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x4,
  paddingBlock: theme.space.x8,
  textAlign: 'center',
})
export const sign = style({ fontSize: theme.type.display, color: theme.text.subtle })

const words = { margin: 0, color: theme.heading.color, maxInlineSize: '24ch' } as const
export const step = styleVariants({
  p: { ...type.title, ...words },
  h1: { ...type.heading, ...words },
})
export const reason = style({
  color: theme.text.subtle,
  maxInlineSize: theme.space.reading,
  textWrap: 'balance',
})
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  // One below the other they begin where the page does.
  justifySelf: 'stretch',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', justifySelf: 'center' },
  },
})

import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid', gap: theme.space.x4 })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.x4,
  '@media': { '(min-width: 40em)': { gridTemplateColumns: '5.5rem minmax(0, 1fr) auto' } },
})

export const picture = style({ minInlineSize: 0 })
export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { '(min-width: 40em)': { gridColumn: 'auto' } },
})
export const words = style({ display: 'grid', gap: theme.space.x1 })
export const name = style({ fontWeight: theme.text.strong })
export const description = style({
  fontSize: theme.type.small,
  color: theme.text.subtle,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const more = style({ justifySelf: 'start', fontSize: theme.type.small, paddingBlock: theme.space.x2 })

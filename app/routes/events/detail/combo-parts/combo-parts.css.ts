import { style } from '@vanilla-extract/css'
import { ring } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x4 })

export const part = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 30%) minmax(0, 1fr)',
  gap: theme.space.x4,
  alignItems: 'center',
  borderRadius: theme.shape.radius,
  selectors: { '&:has(a:focus-visible)': ring },
})
export const picture = style({
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.radius,
})
export const words = style({ display: 'grid', gap: theme.space.x1 })
export const name = style({
  ...type.lead,
  fontFamily: theme.face.display,
  fontWeight: theme.heading.weight,
  color: theme.heading.color,
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.14em' },
    '&:focus-visible': { outline: 'none' },
  },
})
export const text = style({ ...type.small, color: theme.text.subtle, maxInlineSize: '60ch' })
export const facts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.x4}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  maxInlineSize: theme.space.reading,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.x16,
  display: 'grid',
  gap: theme.space.x4,
})

export const heading = style({ fontSize: theme.type.display })
export const list = style({ marginBlockStart: theme.space.x4 })

export const venue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
})

export const name = style({
  fontSize: theme.type.title,
  fontFamily: theme.face.display,
  textDecoration: 'none',
})
export const editor = style({ fontSize: theme.type.small })

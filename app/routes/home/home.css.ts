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
export const list = style({
  marginBlockStart: theme.space.x4,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
})

/** The whole line leads to the venue, but for the editor. */
export const venue = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
})

export const name = style({
  flex: '1 1 9rem',
  fontSize: theme.type.title,
  fontFamily: theme.face.display,
  fontWeight: theme.text.strong,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
export const sign = style({ flex: 'none', borderRadius: theme.shape.radius })
export const editor = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: theme.type.small,
})

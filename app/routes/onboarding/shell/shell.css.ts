import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const head = style({
  background: theme.header.background,
  color: theme.header.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.header.line}`,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.x4,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
})

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: 'inherit',
  fontFamily: theme.face.display,
  fontWeight: theme.text.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline' } },
})

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x2,
  fontSize: theme.type.small,
  overflowWrap: 'anywhere',
})

export const signOut = style({
  minBlockSize: '44px',
  paddingInline: theme.space.x2,
  /** Its words end where the page does. */
  marginInlineEnd: `calc(-1 * ${theme.space.x2})`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
})

import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x4, justifyItems: 'start' })
/** A name of a host is long. */
export const field = style({ inlineSize: '100%' })
export const list = style({
  display: 'grid',
  gap: theme.space.x8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const entry = style({ display: 'grid', gap: theme.space.x4, minWidth: 0 })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
  overflowWrap: 'anywhere',
})
export const presses = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 })
export const records = style({ display: 'grid', gap: theme.space.x4, margin: 0 })
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, max-content) minmax(0, 1fr)',
  gap: theme.space.x2,
  margin: 0,
})
export const value = style({ margin: 0, overflowWrap: 'anywhere', userSelect: 'all' })

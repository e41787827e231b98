import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const group = style({ display: 'grid', gap: theme.space.x4, justifyItems: 'start' })
export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 })
export const forms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space.x4,
})
export const form = style([forms, { minInlineSize: 0 }])
export const records = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.space.x4,
  inlineSize: '100%',
})
/** The whole row answers to its name. */
export const record = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.x2,
  minInlineSize: 0,
})
export const name = style({
  ...type.body,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

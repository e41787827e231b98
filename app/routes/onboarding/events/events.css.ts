import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const downloads = style({ display: 'grid', gap: theme.space.x3, justifyItems: 'start' })

export const hint = style({ color: theme.text.subtle, fontSize: theme.type.small })

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 })

export const scroller = style({ overflowX: 'auto' })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' })

export const head = style({
  paddingBlock: theme.space.x2,
  paddingInlineEnd: theme.space.x4,
  textAlign: 'start',
  fontSize: theme.type.small,
  color: theme.text.subtle,
})

export const cell = style({
  paddingBlock: theme.space.x2,
  paddingInlineEnd: theme.space.x4,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  minInlineSize: '6rem',
})

export const place = style([
  cell,
  { textAlign: 'start', whiteSpace: 'nowrap', fontWeight: theme.text.strong },
])

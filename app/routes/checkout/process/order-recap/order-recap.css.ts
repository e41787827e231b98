import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  alignSelf: 'start',
  background: theme.sum.background,
  color: theme.sum.text,
  borderRadius: theme.shape.radius,
  padding: theme.space.x6,
  '@media': { '(min-width: 62.5em)': { position: 'sticky', insetBlockStart: theme.space.x6 } },
})

export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  fontFamily: theme.face.display,
  fontSize: theme.type.title,
  cursor: 'pointer',
})

export const lines = style({ display: 'grid', gap: theme.space.x4, marginBlockStart: theme.space.x4 })
export const line = style({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: theme.space.x4 })
export const name = style({ fontWeight: theme.text.strong })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const when = style({ gridColumn: '1 / -1', color: theme.sum.subtle, fontSize: theme.type.small })

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: theme.space.x4,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
  fontWeight: theme.text.strong,
  fontSize: theme.type.lead,
})

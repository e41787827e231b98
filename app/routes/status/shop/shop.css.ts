import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const parts = style({
  display: 'grid',
  margin: 0,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  paddingBlock: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})

export const name = style({
  ...type.lead,
  flex: '1 0 auto',
  fontWeight: theme.text.strong,
  color: theme.heading.color,
})

const mark = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  margin: 0,
  paddingBlock: theme.space.x1,
  paddingInline: theme.space.x3,
  borderRadius: theme.shape.chip,
  fontWeight: theme.text.strong,
})
export const state = styleVariants({
  working: [mark, { background: theme.tone.positiveBackground, color: theme.tone.positiveText }],
  delayed: [mark, { background: theme.tone.warningBackground, color: theme.tone.warningText }],
  down: [mark, { background: theme.tone.criticalBackground, color: theme.tone.criticalText }],
})

export const words = style({ flex: '1 0 100%', margin: 0, color: theme.text.subtle })

export const help = style({ marginBlockStart: theme.space.x8 })

import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const base = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.x3,
  alignItems: 'start',
  padding: theme.space.x4,
  borderRadius: theme.shape.field,
  border: `${theme.shape.border} solid transparent`,
})

export const tone = styleVariants({
  info: [base, { background: theme.tone.infoBackground, color: theme.tone.infoText }],
  positive: [base, { background: theme.tone.positiveBackground, color: theme.tone.positiveText }],
  warning: [base, { background: theme.tone.warningBackground, color: theme.tone.warningText }],
  critical: [
    base,
    {
      background: theme.tone.criticalBackground,
      color: theme.tone.criticalText,
      borderColor: theme.tone.criticalLine,
    },
  ],
})

export const sign = style({ fontSize: '1.1em', marginBlockStart: '0.12em' })
export const words = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const heading = style({
  ...type.body,
  fontWeight: theme.text.strong,
  fontFamily: theme.face.control,
  fontStretch: 'normal',
  letterSpacing: 'normal',
  textTransform: 'none',
  color: 'inherit',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  marginBlockStart: theme.space.x2,
})

/** One line without a surface, for what should be known and not answered. */
export const line = style({
  ...type.small,
  fontFamily: theme.face.control,
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'flex-start',
})
export const lineSign = style({ marginBlockStart: '0.1em' })
export const lineTone = styleVariants({
  info: { color: theme.tone.infoText },
  positive: { color: theme.tone.positiveText },
  warning: { color: theme.tone.warningText },
  critical: { color: theme.tone.criticalText },
})

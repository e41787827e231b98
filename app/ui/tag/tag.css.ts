import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const base = style({
  ...type.tiny,
  fontFamily: theme.face.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  justifySelf: 'start',
  maxInlineSize: '100%',
  paddingBlock: '3px',
  paddingInline: theme.space.x2,
  borderRadius: `min(${theme.shape.chip}, 999px)`,
  fontWeight: theme.text.strong,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
})

export const tone = styleVariants({
  badge: [
    base,
    { background: theme.badge.background, color: theme.badge.text, borderColor: theme.badge.line },
  ],
  quiet: [base, { background: theme.surface.sunken, color: theme.text.color }],
  positive: [base, { background: theme.tone.positiveBackground, color: theme.tone.positiveText }],
  warning: [base, { background: theme.tone.warningBackground, color: theme.tone.warningText }],
  critical: [base, { background: theme.tone.criticalBackground, color: theme.tone.criticalText }],
  info: [base, { background: theme.tone.infoBackground, color: theme.tone.infoText }],
})

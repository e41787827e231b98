import { style } from '@vanilla-extract/css'
import { foldedSummary } from '#app/ui/styles/folded-summary.ts'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { scrollFoot } from '#app/ui/styles/scroll-foot.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const phone = '(max-width: 62.49em)'

export const beside = style({
  display: 'none',
  background: theme.sum.background,
  color: theme.sum.text,
  borderRadius: theme.shape.radiusLarge,
  padding: theme.card.padding,
  paddingBlockEnd: 0,
  boxShadow: theme.sum.shadow,
  selectors: {
    [frame.rule]: { boxShadow: 'none', borderRadius: 0, borderBlockStart: `3px solid ${theme.sum.total}` },
    [frame.hairline]: { boxShadow: 'none', border: `${theme.shape.border} solid ${theme.sum.line}` },
  },
  '@media': {
    [media.desk]: {
      display: 'grid',
      gap: theme.space.x4,
      position: 'sticky',
      insetBlockStart: theme.space.x6,
      maxBlockSize: `calc(100dvh - 2 * ${theme.space.x6})`,
      overflowY: 'auto',
    },
  },
})

export const disclosure = style({
  background: theme.sum.background,
  color: theme.sum.text,
  borderBlock: `${theme.shape.border} solid ${theme.sum.line}`,
  marginInline: `calc(${theme.space.gutter} * -1)`,
  paddingInline: theme.space.gutter,
  '@media': { [media.desk]: { display: 'none' } },
})

export const summary = style(foldedSummary)
export const summaryWords = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.x2 })
export const sign = style({ selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } } })

export const lines = style({
  display: 'grid',
  gap: theme.space.x4,
  '@media': { [phone]: { paddingBlock: `${theme.space.x2} ${theme.space.x4}` } },
})
export const name = style({ fontWeight: theme.text.strong, overflowWrap: 'anywhere' })
export const sentence = style({ ...type.small, color: theme.sum.subtle })

/** What of a long order lies below it fades out. */
export const sum = style({ ...scrollFoot, paddingBlockEnd: theme.card.padding })
export const total = style({
  ...type.lead,
  fontFamily: theme.face.control,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.sum.line}`,
  fontWeight: theme.text.strong,
  color: theme.sum.total,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

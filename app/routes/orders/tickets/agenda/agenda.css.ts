import { style } from '@vanilla-extract/css'
import { blockInset } from '#app/ui/styles/block-inset.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const day = style({ display: 'grid', gap: theme.space.x2 })
export const date = style({ ...type.small, color: theme.text.subtle })

const LINE = '2px'

/** One line down the day; each visit is a mark on it. */
export const list = style({
  display: 'grid',
  gap: theme.space.x3,
  paddingInlineStart: `calc(${blockInset} - ${LINE})`,
  borderInlineStart: `${LINE} solid ${theme.line.hairline}`,
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.x4,
  '@media': { [media.broad]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${blockInset} * -1 - 4px)`,
      insetBlockStart: '0.45em',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      background: theme.link.color,
      forcedColorAdjust: 'none',
    },
  },
})

export const time = style({ ...type.small, fontVariantNumeric: 'tabular-nums lining-nums' })
export const what = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x3,
})
export const name = style({ fontWeight: theme.text.strong, color: theme.link.color })
export const about = style({ ...type.small, color: theme.text.subtle })
export const gap = style({ display: 'grid', gap: theme.space.x2 })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x2,
  padding: theme.space.x3,
  border: `${theme.shape.border} dashed ${theme.line.hairline}`,
  borderRadius: theme.shape.radius,
})
export const offerName = style({ fontWeight: theme.text.strong })

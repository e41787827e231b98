import { style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** What it is, then what it costs, then what it gives; from the desk width on the price stays beside it all. */
export const columns = style({
  ...column,
  gap: theme.space.x8,
  paddingBlockEnd: theme.space.x16,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
      gridTemplateAreas: '"lead panel" "rest panel"',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space.x16,
      rowGap: theme.space.x12,
    },
  },
})

export const lead = style({
  ...column,
  gap: theme.space.x6,
  '@media': { [media.desk]: { gridArea: 'lead' } },
})
export const head = style({ ...column, justifyItems: 'start', gap: theme.space.x3 })
export const about = style({ ...type.lead, color: theme.text.color, maxInlineSize: '48ch' })

export const holders = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  color: theme.text.subtle,
})

export const panel = style({
  '@media': {
    [media.desk]: {
      gridArea: 'panel',
      position: 'sticky',
      insetBlockStart: theme.space.x6,
      alignSelf: 'start',
    },
  },
})

export const options = style({
  ...column,
  gap: theme.space.x6,
  padding: theme.card.padding,
  background: theme.card.background,
  borderRadius: theme.shape.radiusLarge,
  boxShadow: theme.card.shadow,
  selectors: {
    [frame.rule]: {
      background: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      paddingInline: 0,
      borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
    },
    [frame.hairline]: { border: `${theme.shape.border} solid ${theme.card.line}`, boxShadow: 'none' },
  },
})

export const rest = style({
  ...column,
  alignContent: 'start',
  gap: theme.space.x8,
  '@media': { [media.desk]: { gridArea: 'rest' } },
})

export const info = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.x2,
  color: theme.text.subtle,
})
export const sign = style({ translate: '0 0.2em' })

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({
  selectors: { '&&': { paddingBlockStart: theme.space.x2 } },
  '@media': {
    [media.desk]: { selectors: { '&&': { paddingBlockStart: theme.space.x4 } } },
    '(max-width: 62.49em)': { selectors: { '&&': { paddingBlockEnd: 0 } } },
  },
})

/** Pictures and name, then when and how much, then the rest; from the desk width on the order stays beside it all. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  paddingBlockEnd: theme.space.x12,
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  '@media': { [media.desk]: { gridArea: 'lead' } },
})
/** Where there is room the order beside it says how the day stands. */
export const state = style({ display: 'inline-flex', '@media': { [media.desk]: { display: 'none' } } })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x1} ${theme.space.x3}`,
})
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x2 })

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
  alignContent: 'start',
  '@media': {
    [media.desk]: {
      gridArea: 'panel',
      position: 'sticky',
      insetBlockStart: theme.space.x6,
      alignSelf: 'start',
    },
  },
})

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x12,
  '@media': { [media.desk]: { gridArea: 'rest' } },
})

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** What all said together stays beside what each said. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
      columnGap: theme.space.x16,
      alignItems: 'start',
    },
  },
})
export const summary = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: theme.space.x8 } },
})
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.x6,
})
export const choice = style({ display: 'grid', gap: theme.space.x2 })
export const label = style({ ...type.small, color: theme.text.subtle })
export const shown = style({ ...type.small, display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x4}` })
export const empty = style({ ...type.lead, display: 'grid', justifyItems: 'start', gap: theme.space.x6 })

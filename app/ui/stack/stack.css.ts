import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

const { x1, x2, x3, x4, x6, x8, x12, x16, x24 } = theme.space
const gaps = { x1, x2, x3, x4, x6, x8, x12, x16, x24 }

export const gap = styleVariants(gaps, value => ({ gap: value }))

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
})

/**
 * The main matter, and beside it from the desk width on what must stay in sight. A flex column on phones: in a grid a
 * sticky child would stay within its own row.
 */
export const split = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.x8,
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
      columnGap: theme.space.x16,
      alignItems: 'start',
      // Alone it has the whole width: what is centred in it stands in the middle of the page.
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/** Below each other on a phone, what the form is for first; beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 22rem)',
      columnGap: theme.space.x24,
      alignItems: 'start',
    },
  },
})
export const head = style({ display: 'grid', gap: theme.space.x6, gridColumn: '1' })
export const aside = style({
  display: 'grid',
  gap: theme.space.x8,
  marginBlockEnd: theme.space.x8,
  '@media': { [media.desk]: { gridColumn: '2', gridRow: '1 / span 2' } },
})
export const form = style({ display: 'grid', gap: theme.space.x8, gridColumn: '1', minInlineSize: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x2,
})
/** What goes on is as wide as the fields where a thumb presses it. */
globalStyle(`${actions} > :first-child`, {
  flex: '1 1 12rem',
  '@media': { [media.tablet]: { flex: 'none' } },
})
export const heading = style({ ':focus': { outline: 'none' } })
export const doneMark = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x6,
  maxInlineSize: theme.space.reading,
})
export const doneForms = style({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  marginBlockStart: theme.space.x6,
})

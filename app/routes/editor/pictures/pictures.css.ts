import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const group = style({ display: 'grid', gap: theme.space.x4 })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.x4,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
      gap: theme.space.x6,
    },
  },
})
/** The whole card answers to its name. */
export const subject = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x2,
})
export const name = style({
  ...type.body,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const note = style({ ...type.small, color: theme.text.subtle })

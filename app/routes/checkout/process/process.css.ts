import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.x4,
  minInlineSize: 0,
})
export const list = style({ minInlineSize: 0 })
/** The words of a quiet button stand at the edge, not its padding. */
export const cancel = style({ marginInlineStart: `calc(${theme.space.x3} * -1)` })
export const empty = style({
  ...type.lead,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x6,
  paddingBlock: theme.space.x8,
})

/** What leads to the next step: as wide as the fields where a thumb presses it. */
export const onward = style({
  display: 'grid',
  '@media': { [media.broad]: { justifyItems: 'start' } },
})

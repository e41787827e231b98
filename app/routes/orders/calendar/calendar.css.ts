import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({
  selectors: { '&&': { paddingBlockStart: theme.space.x6 } },
  '@media': { [media.desk]: { selectors: { '&&': { paddingBlockStart: theme.space.x8 } } } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x4,
})
export const heading = style({ flex: '1 1 12rem', minInlineSize: 0 })
export const today = style(quietLink)
export const empty = style({ ...type.lead, marginBlockEnd: theme.space.x6 })
export const wait = style({ marginBlockEnd: theme.space.x8 })
export const notes = style({
  ...type.small,
  display: 'grid',
  gap: theme.space.x3,
  marginBlockStart: theme.space.x4,
  '@media': { [media.tablet]: { display: 'none' } },
})
export const note = style({
  display: 'grid',
  paddingInlineStart: theme.space.x4,
  borderInlineStart: `3px solid ${theme.calendar.noteText}`,
})
export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: theme.space.x12 })

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x12 })

export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: theme.space.x16,
      alignItems: 'center',
    },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.x4,
})
export const info = style({ ...type.lead, color: theme.heading.color })
export const join = style({ marginBlockStart: theme.space.x2 })

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${theme.line.hairline}`,
})

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  paddingInlineEnd: theme.space.x8,
  columnGap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.link.hover } },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) auto',
    },
  },
})

export const price = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  marginInlineStart: 'auto',
})
/** Whom it is for, and for how long. */
export const who = style({ ...type.small, color: theme.text.subtle })

export const name = style({ ...type.title, flex: '1 1 8rem', overflowWrap: 'break-word' })
/** On phones below name and price. */
export const about = style({
  ...type.body,
  order: 1,
  flex: '1 0 100%',
  color: theme.text.subtle,
  '@media': { [media.tablet]: { order: 0 } },
})
export const onward = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(50% - 0.5em)',
  color: theme.text.subtle,
})

import { style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

export const more = style({
  ...quietLink,
  justifySelf: 'start',
  gap: theme.space.x2,
  fontWeight: theme.text.strong,
})

export const open = style({ justifySelf: 'start' })
/** Something to do between things to read: on a surface of its own. A rule ends it where reviews begin. */
export const writing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  maxInlineSize: theme.space.reading,
  padding: theme.space.x4,
  borderRadius: theme.shape.radiusLarge,
  background: theme.card.background,
  boxShadow: theme.card.shadow,
  outline: 'none',
  selectors: {
    [frame.rule]: {
      paddingInline: 0,
      paddingBlockEnd: 0,
      borderRadius: 0,
      background: 'none',
      borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
      boxShadow: 'none',
    },
    [frame.hairline]: { border: `${theme.shape.border} solid ${theme.card.line}`, boxShadow: 'none' },
  },
  '@media': { [media.tablet]: { padding: theme.space.x8 } },
})
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x6 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })
export const thanks = style({ maxInlineSize: theme.space.reading, outline: 'none' })

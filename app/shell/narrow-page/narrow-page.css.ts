import { globalStyle, style } from '@vanilla-extract/css'
import { intro } from '#app/ui/page/page.css.ts'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.x12,
  // Where there is room around it, it stands on a surface of its own, set apart as the venue does it.
  '@media': {
    [media.tablet]: {
      maxInlineSize: '34rem',
      marginBlock: theme.space.x12,
      padding: theme.space.x12,
      borderRadius: theme.shape.radiusLarge,
      background: theme.card.background,
      boxShadow: theme.card.shadow,
      selectors: {
        [frame.rule]: {
          paddingInline: 0,
          borderRadius: 0,
          background: 'none',
          borderBlock: `${theme.shape.border} solid ${theme.line.strong}`,
          boxShadow: 'none',
        },
        [frame.hairline]: { border: `${theme.shape.border} solid ${theme.card.line}`, boxShadow: 'none' },
      },
    },
  },
})

// The gap of the page is all there is between its head and its form.
globalStyle(`${root} > header`, { marginBlockEnd: 0 })
// A column this narrow would break a lead over many lines.
globalStyle(`${root} > header > ${intro}`, { ...type.body, textWrap: 'pretty' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x4,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
  marginBlockStart: theme.space.x2,
})

/** What leads on is as wide as there is room beside what leads back. */
globalStyle(`${actions} > button:first-child`, { flex: '1 1 12rem' })

/** Ways to the same end, one below the other, each as wide as the fields. */
export const otherWays = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
})

export const further = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 })

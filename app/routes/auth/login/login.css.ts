import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Who has no password yet, or needs none, stands beside the form where there is room. */
export const page = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 15rem)',
      justifyContent: 'center',
      columnGap: theme.space.x12,
    },
  },
})
export const beside = style({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x3,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlockEnd: theme.space.x12,
  color: theme.text.subtle,
  '@media': {
    [media.desk]: { marginInline: 0, paddingInline: 0, paddingBlockStart: `calc(2 * ${theme.space.x12})` },
  },
})

/** At the field that it is about. */
export const forgotten = style(quietLink)

/** Behind the one control: buttons as wide as the fields, links below each other. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
})

/** No way in: below the line under those. */
export const cancel = style({ inlineSize: '100%' })

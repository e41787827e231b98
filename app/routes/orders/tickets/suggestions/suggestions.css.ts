import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Lines with a small picture on phones, a shelf of three where there is room. */
export const list = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'min(5.5rem, 25%) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"picture words" "picture action"',
  columnGap: theme.space.x4,
  rowGap: theme.space.x2,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"picture" "words" "action"',
      rowGap: theme.space.x3,
    },
  },
})

export const picture = style({
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.picture,
  '@media': { [media.tablet]: { aspectRatio: '3 / 2' } },
})
export const action = style({
  gridArea: 'action',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${theme.space.x1} ${theme.space.x4}`,
})
export const words = style({ gridArea: 'words', display: 'grid', gap: theme.space.x1, alignContent: 'start' })
export const name = style({ ...type.body, lineHeight: 1.3, fontWeight: theme.text.strong })
export const description = style({
  ...type.small,
  color: theme.text.subtle,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [media.tablet]: { WebkitLineClamp: 3 } },
})

export const offer = style({ ...type.small, fontVariantNumeric: 'tabular-nums lining-nums' })

export const more = style(quietLink)

import { globalStyle, style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Levels side by side, so that they can be compared. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: theme.space.x6,
  selectors: { [frame.rule]: { gap: `${theme.space.x12} ${theme.space.x8}` } },
})

/** Rows of neighbouring cards stand in line: name beside name, price beside price. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateAreas: '"picture" "words" "rest"',
  rowGap: 0,
  minInlineSize: 0,
  background: theme.card.background,
  borderRadius: theme.shape.radiusLarge,
  boxShadow: theme.card.shadow,
  overflow: 'hidden',
  selectors: {
    [frame.rule]: {
      background: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      overflow: 'visible',
    },
    [frame.hairline]: { border: `${theme.shape.border} solid ${theme.card.line}`, boxShadow: 'none' },
  },
  '@media': {
    [media.tablet]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    [media.print]: { boxShadow: 'none', breakInside: 'avoid' },
  },
})

export const picture = style({ gridArea: 'picture', position: 'relative' })

/** Edge to edge where the card is a surface of its own. */
globalStyle(`:where([data-frame="surface"], [data-frame="hairline"]) ${picture} > :first-child`, {
  borderRadius: 0,
})

export const flag = style({
  position: 'absolute',
  insetBlockStart: theme.space.x3,
  insetInlineStart: theme.space.x3,
})

const inset = {
  paddingInline: theme.card.padding,
  selectors: { [frame.rule]: { paddingInline: 0 } },
} as const

export const words = style({
  ...inset,
  gridArea: 'words',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.x2,
  paddingBlock: `${theme.card.padding} ${theme.space.x4}`,
})

export const heading = style({
  ...type.title,
  color: theme.card.heading,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.14em',
    },
  },
})

export const lead = style({ ...type.body, color: theme.card.text })

export const more = style({})
export const toggle = style({
  ...quietLink,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const whenClosed = style({ selectors: { [`${more}[open] &`]: { display: 'none' } } })
export const whenOpen = style({ display: 'none', selectors: { [`${more}[open] &`]: { display: 'inline' } } })
export const details = style({ ...type.small, color: theme.card.text })

export const holders = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  color: theme.card.subtle,
})

export const rest = style({
  ...inset,
  gridArea: 'rest',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.x4,
  paddingBlockEnd: theme.card.padding,
  selectors: { ...inset.selectors, '[data-frame="rule"] &': { paddingInline: 0, paddingBlockEnd: 0 } },
})

export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: theme.space.x2 })

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const rows = style({ display: 'grid' })

/** Name, price and control in one line; on phones the price ends the line of the name, and the control stands under it, at the thumb's edge. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  gridTemplateAreas: '"words price" "words control" "notice notice"',
  alignItems: 'start',
  columnGap: theme.space.x4,
  rowGap: theme.space.x1,
  paddingBlock: theme.space.x4,
  color: theme.inventory.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.inventory.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.broad]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(6rem, auto) auto',
      gridTemplateAreas: '"words price control" "notice notice notice"',
      alignItems: 'center',
      columnGap: theme.space.x6,
    },
  },
})
/** With a picture the words need the room beside the control: it stands below. */
export const withPicture = style({
  '@media': {
    '(max-width: 29.99em)': {
      gridTemplateAreas: '"words price" "control control" "notice notice"',
    },
  },
})
export const front = style({
  gridArea: 'words',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x4,
  minInlineSize: 0,
})
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const name = style({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
  overflowWrap: 'anywhere',
})
export const description = style({ ...type.small, color: theme.inventory.subtle })
export const price = style({
  gridArea: 'price',
  justifySelf: 'end',
  textAlign: 'end',
})
export const control = style({ gridArea: 'control', justifySelf: 'end' })
export const notice = style({ gridArea: 'notice' })

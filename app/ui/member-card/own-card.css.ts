import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const narrow = '(max-width: 16rem)'

/** As wide to its height as a card in a wallet. */
const shape = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: theme.space.x3,
  rowGap: theme.space.x3,
  inlineSize: '100%',
  padding: theme.space.x6,
  borderRadius: theme.shape.radiusLarge,
  overflowWrap: 'anywhere',
  // Its shape, as the least height: where words and code need more they never lie on each other.
  '::before': {
    content: '',
    gridArea: '1 / 1 / -1 / -1',
    paddingBlockEnd: `calc((100% + 2 * ${theme.space.x6}) / 1.586 - 2 * ${theme.space.x6})`,
  },
  // Letters twice as large: one below the other, as high as it needs.
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      '::before': { display: 'none' },
    },
  },
  '@media': {
    [media.forced]: { border: '2px solid CanvasText' },
    [media.print]: { boxShadow: 'none', printColorAdjust: 'exact' },
  },
})

/** One that counts no more has lost its colour. */
export const card = styleVariants({
  valid: [
    shape,
    { background: theme.color.action, color: theme.color.actionLabel, boxShadow: theme.shadow.popover },
  ],
  ended: [
    shape,
    {
      background: theme.surface.background,
      color: theme.text.subtle,
      border: `1px dashed ${theme.line.strong}`,
      gridTemplateRows: 'auto 1fr auto auto',
    },
  ],
})

export const stamp = style({
  ...type.small,
  gridArea: '4 / 2',
  alignSelf: 'end',
  paddingBlock: theme.space.x1,
  paddingInline: theme.space.x2,
  border: `2px solid ${theme.tone.warningText}`,
  borderRadius: theme.shape.radiusSmall,
  color: theme.tone.warningText,
  fontWeight: theme.text.strong,
  rotate: '-4deg',
  '@container': { [narrow]: { gridArea: '5 / 1' } },
})

export const venue = style({
  ...type.small,
  gridArea: '1 / 1 / auto / -1',
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
})
export const level = style({ ...type.heading, gridArea: '2 / 1 / auto / -1', alignSelf: 'center' })
/** Words and code beside each other; below each other where a word or a date would have to be broken for that. */
export const foot = style({
  gridArea: '3 / 1 / auto / -1',
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.space.x3,
  selectors: { [`${card.ended} > &`]: { display: 'contents' } },
})
/** Beside a stamp, which is wide, only the number stands: the name has its whole line. */
export const words = style({
  flex: '1 1 min-content',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  selectors: { [`${card.ended} &`]: { display: 'contents' } },
})
export const holder = style({
  ...type.lead,
  overflowWrap: 'break-word',
  fontWeight: theme.text.strong,
  selectors: { [`${card.ended} &`]: { gridArea: '3 / 1 / auto / -1' } },
})
export const facts = style({
  ...type.small,
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  selectors: { [`${card.ended} &`]: { gridArea: '4 / 1' } },
})

/** Large enough for a scanner from the screen of a phone. */
export const code = style({
  inlineSize: 'min(6rem, 28vw)',
  aspectRatio: '1',
  flex: 'none',
  borderRadius: theme.shape.radiusSmall,
  background: theme.ticket.codeBackground,
  fill: theme.ticket.code,
  forcedColorAdjust: 'none',
})

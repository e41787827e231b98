import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** As wide to its height as a card in a wallet. */
const shape = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: theme.space.x3,
  rowGap: theme.space.x2,
  inlineSize: '100%',
  aspectRatio: '1.586',
  padding: theme.space.x6,
  borderRadius: theme.shape.radiusLarge,
  overflowWrap: 'anywhere',
  // Letters twice as large: one below the other, as high as it needs.
  '@container': {
    '(max-width: 16rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      aspectRatio: 'auto',
      justifyItems: 'start',
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
    },
  ],
})

export const stamp = style({
  ...type.small,
  alignSelf: 'end',
  paddingBlock: theme.space.x1,
  paddingInline: theme.space.x2,
  border: `2px solid ${theme.tone.warningText}`,
  borderRadius: theme.shape.radiusSmall,
  color: theme.tone.warningText,
  fontWeight: theme.text.strong,
  rotate: '-4deg',
})

export const venue = style({
  ...type.small,
  gridColumn: '1 / -1',
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
})
export const level = style({ ...type.heading, gridColumn: '1 / -1', alignSelf: 'center' })
/** Beside a stamp, which is wide, only the number stands: the name has its whole line. */
export const words = style({
  alignSelf: 'end',
  minInlineSize: 0,
  selectors: { [`${card.ended} > &`]: { display: 'contents' } },
})
export const holder = style({
  ...type.lead,
  fontWeight: theme.text.strong,
  selectors: { [`${card.ended} &`]: { gridColumn: '1 / -1' } },
})
export const facts = style({
  ...type.small,
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
})

/** Large enough for a scanner from the screen of a phone. */
export const code = style({
  inlineSize: 'min(6.5rem, 28vw)',
  aspectRatio: '1',
  alignSelf: 'end',
  borderRadius: theme.shape.radiusSmall,
  background: theme.ticket.codeBackground,
  fill: theme.ticket.code,
  forcedColorAdjust: 'none',
})

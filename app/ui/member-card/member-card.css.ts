import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** About as wide for its height as a card in a wallet; as tall as its people need. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridAutoRows: 'auto',
  gap: theme.space.x4,
  minBlockSize: '13rem',
  blockSize: '100%',
  padding: theme.space.x6,
  borderRadius: theme.shape.radiusLarge,
  background: theme.ticket.stub,
  color: theme.ticket.stubText,
  boxShadow: theme.card.shadow,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  printColorAdjust: 'exact',
  '@media': {
    [media.print]: { boxShadow: 'none' },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space.x4 })
export const sign = style({ flex: 'none', fontSize: theme.type.heading })
export const level = style({ ...type.title, color: 'inherit' })
export const small = style({ ...type.small, fontFamily: theme.face.control })
export const people = style({ ...type.body, alignSelf: 'end' })
export const number = style({
  ...type.small,
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 })
/** As on a ticket: large enough to be read from the screen of a phone. */
export const code = style({
  flex: 'none',
  inlineSize: '7rem',
  aspectRatio: '1',
  borderRadius: theme.shape.radiusSmall,
  background: theme.ticket.codeBackground,
  fill: theme.ticket.code,
  forcedColorAdjust: 'none',
})

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const stubWidth = '15rem'
const notch = '12px'

/** Where there is room for both parts beside each other. */
const beside = '(min-width: 30rem)'

export const room = style({ containerType: 'inline-size', display: 'grid' })

/** Two parts along a tear line with a notch at either end; printed with its colours and never torn by a page. */
export const ticket = style({
  position: 'relative',
  display: 'grid',
  borderRadius: theme.shape.radiusLarge,
  background: theme.ticket.background,
  color: theme.ticket.text,
  boxShadow: theme.card.shadow,
  overflow: 'hidden',
  breakInside: 'avoid',
  printColorAdjust: 'exact',
  '@container': { [beside]: { gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}` } },
  '@media': {
    [media.print]: {
      gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}`,
      boxShadow: 'none',
      border: `1px solid ${theme.ticket.line}`,
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})

export const main = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: theme.space.x6,
  padding: theme.space.x6,
  minInlineSize: 0,
  '@media': { [media.print]: { paddingBlock: theme.space.x3 } },
})

export const count = style({ ...type.small, fontFamily: theme.face.control, color: theme.ticket.subtle })
export const when = style({ display: 'grid', gap: theme.space.x1 })
export const time = style({ ...type.display, lineHeight: 1, fontVariantNumeric: 'lining-nums' })
export const date = style({ ...type.title, fontVariantNumeric: 'lining-nums' })
export const what = style({ ...type.body, overflowWrap: 'anywhere' })
export const name = style({ ...type.lead, fontWeight: theme.text.strong })
export const facts = style({ ...type.small, color: theme.ticket.subtle })

const hole = {
  content: '',
  position: 'absolute',
  inlineSize: `calc(2 * ${notch})`,
  blockSize: `calc(2 * ${notch})`,
  borderRadius: '50%',
  background: theme.page.background,
} as const

export const stub = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.x2,
  padding: theme.space.x6,
  background: theme.ticket.stub,
  color: theme.ticket.stubText,
  textAlign: 'center',
  borderBlockStart: `2px dashed ${theme.ticket.background}`,
  '::before': {
    ...hole,
    insetBlockStart: `calc(-1 * ${notch} - 1px)`,
    insetInlineStart: `calc(-1 * ${notch})`,
  },
  '::after': { ...hole, insetBlockStart: `calc(-1 * ${notch} - 1px)`, insetInlineEnd: `calc(-1 * ${notch})` },
  '@container': {
    [beside]: {
      borderBlockStart: 'none',
      borderInlineStart: `2px dashed ${theme.ticket.background}`,
      '::before': { insetBlockStart: `calc(-1 * ${notch})`, insetInlineStart: `calc(-1 * ${notch} - 1px)` },
      '::after': {
        insetBlockStart: 'auto',
        insetBlockEnd: `calc(-1 * ${notch})`,
        insetInlineStart: `calc(-1 * ${notch} - 1px)`,
        insetInlineEnd: 'auto',
      },
    },
  },
  '@media': { [media.print]: { paddingBlock: theme.space.x3 } },
})

/** Large enough for a scanner from the screen of a phone. */
export const square = style({
  inlineSize: '100%',
  maxInlineSize: '13rem',
  aspectRatio: '1',
  borderRadius: theme.shape.radiusSmall,
  background: theme.ticket.codeBackground,
  fill: theme.ticket.code,
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { maxInlineSize: '9rem' } },
})
export const code = style({
  ...type.tiny,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  maxInlineSize: '14ch',
})
export const hint = style({ ...type.tiny, fontFamily: theme.face.control })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upward } from '#app/ui/styles/bottom-bar.ts'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { scrollFoot } from '#app/ui/styles/scroll-foot.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const phone = '(max-width: 62.49em)'

/** Stays at the lower edge on phones, beside the order from the desk width on. The total never leaves sight. */
export const box = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  marginInline: `calc(${theme.space.gutter} * -1)`,
  paddingInline: theme.space.gutter,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: theme.sum.background,
  color: theme.sum.text,
  boxShadow: upward,
  borderBlockStart: `${theme.shape.border} solid ${theme.sum.line}`,
  '@media': {
    [media.desk]: {
      insetBlockEnd: 'auto',
      insetBlockStart: theme.space.x6,
      marginInline: 0,
      padding: theme.card.padding,
      paddingBlockEnd: 0,
      borderRadius: theme.shape.radiusLarge,
      borderBlockStart: 0,
      boxShadow: theme.sum.shadow,
      maxBlockSize: `calc(100dvh - 2 * ${theme.space.x6})`,
      overflowY: 'auto',
      // What is scrolled to stands above the total and the buttons, which cover the lower end of the column.
      scrollPaddingBlockEnd: '20rem',
      selectors: {
        [frame.rule]: {
          boxShadow: 'none',
          borderRadius: 0,
          borderBlockStart: `3px solid ${theme.sum.total}`,
        },
        [frame.hairline]: { boxShadow: 'none', border: `${theme.shape.border} solid ${theme.sum.line}` },
      },
    },
    [phone]: { selectors: { '&[data-tall]': { position: 'static', boxShadow: 'none' } } },
    [media.low]: { position: 'static', boxShadow: 'none' },
    [media.print]: { position: 'static', boxShadow: 'none' },
  },
})

/** Without JavaScript its height is not measured, and its lines are always there. */
globalStyle(`html:has(${box})`, {
  '@media': {
    [`${phone} and (min-height: 31.25em) and ${media.withoutScript}`]: {
      scrollPaddingBlockEnd: 'calc(55dvh + 6rem)',
    },
  },
})

export const heading = style({
  ...type.title,
  color: theme.sum.total,
  '@media': {
    [media.desk]: { paddingBlockEnd: theme.space.x3 },
    [phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** Folded on phones until asked for; always there without JavaScript. */
export const lines = style({
  display: 'grid',
  gap: theme.space.x1,
  paddingBlock: theme.space.x4,
  '@media': {
    [media.desk]: { paddingBlockStart: theme.space.x1 },
    [phone]: {
      display: 'none',
      maxBlockSize: '55dvh',
      overflowY: 'auto',
      borderBlockEnd: `${theme.shape.border} solid ${theme.sum.line}`,
    },
    [`${phone} and (scripting: none)`]: { display: 'grid' },
  },
  selectors: { '&[data-open]': { display: 'grid' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
  paddingBlock: theme.space.x2,
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: theme.space.x4,
      paddingBlockStart: theme.space.x4,
      paddingBlockEnd: theme.card.padding,
      borderBlockStart: `${theme.shape.border} solid ${theme.sum.line}`,
      // An order longer than the window is scrolled in its column: the total and the button stay.
      ...scrollFoot,
    },
  },
})

export const toggle = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  // With this much its words and the sum stay whole; where less is left, the buttons go below it. What is left over is the sum's.
  flex: '99 1 7.5rem',
  alignItems: 'flex-start',
  containerType: 'inline-size',
  minBlockSize: '44px',
  textAlign: 'start',
  color: 'inherit',
  borderRadius: theme.shape.radiusSmall,
  '@media': { [media.desk]: { display: 'none' } },
})
const inToggle = {
  ...type.tiny,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x1,
  color: theme.sum.subtle,
  overflowWrap: 'normal',
} as const
export const toggleWords = style(inToggle)
export const toggleSum = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x1,
})
export const mark = style(inToggle)
export const toggleSign = style({
  transition: transition('transform'),
  transform: 'rotate(180deg)',
  selectors: { '[aria-expanded="true"] &': { transform: 'none' } },
})

export const notice = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingBlockStart: theme.space.x3,
  ':empty': { display: 'none' },
  '@media': { [media.desk]: { paddingBlockEnd: theme.space.x4 } },
})

/** Beside the total, below it where words are large or long. */
export const action = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, maxInlineSize: '100%' })

export const totalRow = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: theme.space.x4,
    },
  },
})
export const totalLabel = style({ fontWeight: theme.text.strong })
export const total = style({
  ...type.title,
  color: theme.sum.total,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.15,
})
/** Where three buttons share the line, sum and clock are a little smaller, so that they have one line. */
const shared = '(max-width: 8.75rem)'
globalStyle(`${toggleSum} ${total}`, { '@container': { [shared]: { fontSize: theme.type.lead } } })
globalStyle(mark, { '@container': { [shared]: { gap: '2px' } } })
globalStyle(`${mark} svg`, { '@container': { [shared]: { inlineSize: '0.9em', blockSize: '0.9em' } } })
/** On phones close to the button and to the edge: the bar must leave the page in sight. */
export const under = style({
  ...type.small,
  color: theme.sum.subtle,
  flex: '1 0 100%',
  gridColumn: '1 / -1',
  '@media': {
    // Folded with the lines: the bar leaves the page in sight. What cannot wait unfolds it.
    [`${phone} and (scripting: enabled)`]: {
      display: 'none',
      selectors: {
        '&:has([data-urgent])': { display: 'block' },
        [`${lines}[data-open] ~ ${bar} > &`]: { display: 'block' },
      },
    },
  },
})

export const sumLine = styleVariants(
  {
    regular: {},
    subtle: { color: theme.sum.subtle },
    saving: { color: theme.sum.saving },
  },
  look => [
    {
      ...type.small,
      fontFamily: theme.face.control,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: theme.space.x4,
      ...look,
    },
  ],
)
export const sumAmount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })

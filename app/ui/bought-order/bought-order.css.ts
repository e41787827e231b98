import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { receipt } from '#app/ui/receipt/receipt.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x12 })
export const head = style({ display: 'grid', gap: theme.space.x2 })

/** On paper the receipt stands beside the head, and everything else below both. */
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.print]: rule } })
onPaper(`${page}${page}`, {
  paddingBlock: theme.space.x6,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.x6,
})
onPaper(`${page} > *`, { gridColumn: '1 / -1' })
onPaper(`${page} > header`, { gridArea: '1 / 1', marginBlockEnd: 0, alignContent: 'start' })
onPaper(`${page} > ${receipt}`, { gridArea: '1 / 2' })

export const number = style({ ...type.lead, fontVariantNumeric: 'lining-nums' })
export const purchased = style({ color: theme.text.subtle })
export const note = style({
  ...type.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.x2,
  color: theme.text.subtle,
})
globalStyle(`${note} > svg`, { flex: 'none', marginBlockStart: '0.2em' })
export const tickets = style({ display: 'grid', gap: theme.space.x6 })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: theme.space.x6,
})
export const actions = style({
  display: 'grid',
  gap: theme.space.x3,
  '@media': {
    [media.broad]: { display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 },
    [media.print]: { display: 'none' },
  },
})
/** What a visit is begun with: the codes at the door over the wallets, in one line where there is room. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    [media.print]: { display: 'none' },
  },
})
export const wallets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: theme.space.x3,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
})
globalStyle(`${wallets} > a`, { paddingInline: theme.space.x3, textWrap: 'balance' })
/** Quiet under the two that most people want. */
export const more = style({
  inlineSize: '100%',
  // Below it the receipt begins with a rule of its own.
  selectors: { '&&': { borderBlockEnd: 0 } },
})
/** Folded out, each begins at the edge of its column. */
globalStyle(`${more} :is(a, button)`, { justifyContent: 'start' })
export const scriptOnly = style({ display: 'grid', '@media': { [media.withoutScript]: { display: 'none' } } })
export const keep = style({ display: 'grid', gap: theme.space.x2 })
/** Paper cannot be opened again. */
onPaper(`${page} > :has(${keep})`, { display: 'none' })
export const keepWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
  '@media': { [media.print]: { display: 'none' } },
})
/** In a line of its own it stands at the edge of the words above. */
globalStyle(`${keepWays} button`, { paddingInline: 0 })
/** Visits below each other, a line between them. */
export const folds = style({ borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}` })
export const fold = style({})
globalStyle(`${fold} > summary`, { '@media': { [media.print]: { display: 'none' } } })
/** Paper cannot be unfolded. */
globalStyle(`${fold}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', display: 'block' } },
})
export const foldWords = style({ display: 'grid', gap: theme.space.x1, overflowWrap: 'anywhere' })
export const foldName = style({ ...type.lead, fontWeight: theme.text.strong })
export const foldFacts = style({ ...type.small, color: theme.text.subtle, fontWeight: 'normal' })
export const visit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
  minInlineSize: 0,
})
const phone = '(max-width: 42.49em)'
/** So few stand in rows at a desk. */
const few = ':not(:has(> :nth-child(5)))'

/** Leafed through sideways, a ticket at a time, two where there is room; up to four at a desk, and on paper all of them stand below each other. */
export const deck = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '94%',
  gap: theme.space.x4,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorInline: 'contain',
  padding: theme.space.x1,
  marginInline: `calc(${theme.space.x1} * -1)`,
  // Where it comes to rest its first ticket stands on the edge of everything else.
  scrollPaddingInline: theme.space.x1,
  '@media': {
    [media.tablet]: {
      gridAutoColumns: '44%',
      selectors: { '&:has(> :nth-child(2):last-child)': { gridAutoColumns: 'minmax(0, 1fr)' } },
    },
    // From edge to edge of a phone, so that the next ticket is cut by the screen and not by a margin.
    [phone]: {
      marginInline: `calc(${theme.space.gutter} * -1)`,
      paddingInline: theme.space.gutter,
      scrollPaddingInline: theme.space.gutter,
    },
    // With a mouse nobody leafs: a few stand below each other, two in a row.
    [media.desk]: {
      selectors: {
        [`&${few}`]: {
          gridAutoFlow: 'row',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridAutoColumns: 'auto',
          overflow: 'visible',
        },
      },
    },
    [media.print]: { display: 'block', overflow: 'visible', marginInline: 0 },
  },
})
export const single = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const leaf = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: theme.space.x2,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  breakInside: 'avoid',
  '@media': {
    [media.print]: { marginBlockEnd: theme.space.x4 },
    // The third of three has its row to itself, and lies in it as a single one does.
    [media.desk]: { selectors: { [`${deck}${few} > &:nth-child(3):last-child`]: { gridColumn: '1 / -1' } } },
  },
})
/** The words of a way to change something stand on the edge of everything else. */
const outdented = { marginInlineStart: `calc(${theme.space.x4} * -1)` } as const

/** Printing alone, at the edge of everything else. */
export const onlyWay = style({ ...outdented, display: 'flex' })

export const share = style({
  ...outdented,
  display: 'flex',
  '@media': { [media.print]: { display: 'none' } },
})
export const below = style({
  display: 'grid',
  gap: theme.space.x2,
  '@media': { [media.print]: { display: 'none' } },
})
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x1,
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${way} > a`, outdented)
export const until = style({ ...type.small, color: theme.text.subtle, textWrap: 'balance' })
export const directions = style({})
export const words = style({ display: 'grid', gap: theme.space.x3, overflowWrap: 'anywhere' })

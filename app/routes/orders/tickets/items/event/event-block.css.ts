import { globalStyle, style } from '@vanilla-extract/css'
import { blockInset, borderedInset } from '#app/ui/styles/block-inset.ts'
import { frame } from '#app/ui/styles/frame.ts'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const roomy = '(min-width: 40em)'

/** One thing of the order, set apart as the venue sets things apart: a card, a ruled part, a hairline frame. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  padding: blockInset,
  background: theme.card.background,
  borderRadius: theme.shape.radiusLarge,
  boxShadow: theme.card.shadow,
  selectors: {
    [frame.rule]: {
      padding: `${theme.space.x6} 0 ${theme.space.x8}`,
      background: 'none',
      borderRadius: 0,
      borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
      boxShadow: 'none',
      // Its words begin on its edge: the frame of the focus keeps away from them.
      outlineOffset: '8px',
    },
    // The frame of the focus is its rule then.
    '[data-frame="rule"] &:focus-visible': { borderBlockStartColor: 'transparent' },
    [frame.hairline]: {
      padding: borderedInset,
      border: `${theme.shape.border} solid ${theme.card.line}`,
      boxShadow: 'none',
    },
    // Forty events are drawn where they are looked at: a press in one of them must not lay out all others.
    '& ~ & ~ & ~ &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 40rem',
      overflowClipMargin: theme.space.x8,
    },
  },
  '@media': { [media.print]: { selectors: { '& ~ & ~ & ~ &': { contentVisibility: 'visible' } } } },
})

/** Below its line of the day, which names it and holds it. */
export const unfolded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  outlineOffset: theme.space.x2,
})
/** Ways out of a time that cannot be had. */
export const repairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x3,
  ':empty': { display: 'none' },
})
/** What there is instead of an event: its name, when it begins and what it costs, its tickets, in one line where there is room. */
export const similar = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const similarLabel = style({ ...type.small, color: theme.text.subtle })
export const similarOffer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x4}`,
})
export const similarName = style([quietLink, { fontWeight: theme.text.strong }])
export const similarWords = style({ ...type.small, fontVariantNumeric: 'tabular-nums lining-nums' })
export const repair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x1} ${theme.space.x3}`,
})
export const quietest = style({ ...type.small, color: theme.text.subtle })
globalStyle(`${unfolded} > [role="status"]:empty`, { position: 'absolute' })

/** Empty until it has something to say: no room is kept for it, and it stays where screen readers know it. */
globalStyle(`${block} > [role="status"]:empty`, { position: 'absolute' })

/** On phones what can be done with it has a line of its own, from edge to edge. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'min(80px, 25%) minmax(0, 1fr)',
  gridTemplateAreas: '"picture title" "actions actions"',
  alignItems: 'center',
  columnGap: theme.space.x3,
  rowGap: theme.space.x2,
  '@media': {
    [roomy]: {
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"picture title" "picture actions"',
      columnGap: theme.space.x6,
    },
  },
})

export const picture = style({
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.picture,
  '@media': { [roomy]: { aspectRatio: '4 / 3' } },
})

export const title = style({
  gridArea: 'title',
  display: 'grid',
  gap: theme.space.x1,
  minInlineSize: 0,
  '@media': { [roomy]: { alignSelf: 'end' } },
})
export const kind = style({ fontSize: theme.type.small, color: theme.text.subtle })
export const name = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const date = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  color: theme.text.subtle,
  '@media': { [roomy]: { fontSize: theme.type.body } },
})
export const dateSign = style({ '@media': { '(max-width: 39.99em)': { display: 'none' } } })

/** Their words begin on the edge of the name above them. */
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInline: `calc(${theme.space.x3} * -1 - ${theme.shape.border})`,
  fontSize: theme.type.small,
  ':empty': { display: 'none' },
  // Where every button has a frame they stand apart, within the block.
  '@media': { [media.forced]: { marginInline: 0, gap: theme.space.x2 } },
})
globalStyle(`${actions} > button`, { paddingInline: theme.space.x3, minInlineSize: 0 })
globalStyle(`${actions} > :last-child:not(:first-child)`, {
  '@media': { '(max-width: 39.99em)': { marginInlineStart: 'auto' } },
})
/** Ways to what the event needs, each as wide as its words. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x4}`,
})
/** On phones the button has its line, and the links one together. */
globalStyle(`${ways} > :first-child:not(:only-child)`, {
  '@media': { '(max-width: 39.99em)': { flexBasis: '100%' } },
})
export const way = style(quietLink)

/** A link among the small buttons, with their margins and their letters. */
export const action = style({
  ...type.control,
  display: 'inline-flex',
  fontWeight: theme.text.strong,
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space.x3,
})

export const notices = style({ display: 'grid', gap: theme.space.x2, ':empty': { display: 'none' } })
export const range = style({
  unicodeBidi: 'isolate',
  marginInlineStart: theme.space.x3,
  fontWeight: theme.text.weight,
  color: theme.text.subtle,
  fontVariantNumeric: 'tabular-nums',
})

/** Why it is too much, and what mends it: beside each other where there is room. */
export const rowNotice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x2,
})
globalStyle(`${rowNotice} > button`, { '@media': { [media.withoutScript]: { display: 'none' } } })
export const upTo = style({
  ...type.small,
  color: theme.text.subtle,
  marginBlockEnd: `calc(${theme.space.x6} * -1)`,
})
/** Set apart from the chips that it speaks of; empty it takes no room. */
export const clash = style({ selectors: { '&:not(:empty)': { marginBlockStart: theme.space.x2 } } })

import { globalStyle, style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const head = style({ display: 'grid', gap: theme.space.x2 })
export const order = style({ display: 'grid', gap: theme.space.x8, minInlineSize: 0 })
/** What cannot be bought yet has no sum beside it, and is as wide as with one. */
export const alone = style({ selectors: { '&:only-child': { maxInlineSize: '46.5rem' } } })
/** Nothing stands beside an empty order. */
export const empty = style({
  selectors: { '&:only-child': { inlineSize: '100%', maxInlineSize: '46.5rem', marginInline: 'auto' } },
})
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  ':empty': { display: 'none' },
})
/** What is good to know before choosing, each with its sign, in one line where there is room. */
export const facts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x6,
  color: theme.text.subtle,
})
export const fact = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x2,
})
/** A whole sentence keeps to the side of its sign, however many lines it has. */
export const sentence = style({ display: 'flex', alignItems: 'flex-start', columnGap: theme.space.x2 })
globalStyle(`${sentence} > span`, { minInlineSize: 0 })
export const sentenceSign = style({ flex: 'none', marginBlockStart: '0.2em' })
export const askedLink = style([quietLink, { fontWeight: theme.text.strong }])
export const further = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })
/** What is offered beside an order waits while a change of it is looked at; its fields are sent all the same. */
export const waiting = style({ display: 'none' })
export const offered = style({ display: 'contents' })
/** What each event has too much of, below each other. */
export const places = style({ display: 'grid', justifyItems: 'start' })
export const place = style({
  display: 'inline-block',
  paddingBlock: theme.space.x1,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const phone = '(max-width: 42.49em)'
const NAMES = '20rem'

/** A part of its own after the cards. */
export const comparison = style({ marginBlockStart: theme.space.x12 })

/** The words that are only read out are placed within it, or they would widen the page. */
export const scroll = style({
  position: 'relative',
  '@media': {
    [media.tablet]: {
      overflowX: 'auto',
      scrollSnapType: 'inline proximity',
      scrollPaddingInlineStart: NAMES,
    },
  },
})
export const table = style({
  ...type.small,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [phone]: { display: 'grid' } },
})

const line = { borderBlockEnd: `1px solid ${theme.line.hairline}` } as const

export const row = style({
  selectors: { 'thead > &': { '@media': { [phone]: { paddingBlockStart: 0 } } } },
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.space.x2,
      rowGap: theme.space.x1,
      paddingBlock: theme.space.x3,
      ...line,
    },
  },
})

const first = {
  textAlign: 'start',
  fontWeight: 'inherit',
  '@media': {
    [phone]: { flex: '0 0 100%', minInlineSize: 0 },
    [media.tablet]: {
      ...line,
      verticalAlign: 'top',
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      inlineSize: NAMES,
      minInlineSize: NAMES,
      paddingBlock: theme.space.x3,
      paddingInlineEnd: theme.space.x4,
      background: theme.page.background,
    },
  },
} as const

/** Above the names of the levels a phone has no room for a word that says what is below them. */
export const corner = style({
  ...first,
  verticalAlign: 'bottom',
  color: theme.text.subtle,
  '@media': { ...first['@media'], [phone]: { display: 'none' } },
})
export const benefit = style({
  ...first,
  '@media': { ...first['@media'], [phone]: { ...first['@media'][phone], fontWeight: theme.text.strong } },
})

/** On phones the levels stand below each other, each with its price at the end of its line. */
const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x4}`,
  padding: 0,
  overflowWrap: 'break-word',
  textAlign: 'start',
} as const

export const level = style({
  padding: theme.space.x1,
  scrollSnapAlign: 'start',
  verticalAlign: 'top',
  textAlign: 'center',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  '@media': { [phone]: heading, [media.tablet]: line },
})
export const who = style({ ...type.small, display: 'block', inlineSize: '100%', color: theme.text.subtle })
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: theme.text.strong,
  hyphens: 'auto',
  color: theme.link.color,
  '@media': {
    [phone]: { overflowWrap: 'break-word' },
    [media.tablet]: { justifyContent: 'center', inlineSize: '100%' },
  },
})

/** Of a column that is told by its heading; a phone has no columns and says the name. */
export const levelName = style({
  overflowWrap: 'break-word',
  '@media': { [media.tablet]: { display: 'none' } },
})

const column = {
  textAlign: 'center',
  verticalAlign: 'top',
  paddingBlock: theme.space.x3,
  paddingInline: theme.space.x1,
  ...line,
} as const

const onPhones = {
  /** How much of it, at the end of the line of its level. */
  amount: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 0 100%',
    justifyContent: 'space-between',
    gap: `0 ${theme.space.x4}`,
    color: theme.text.subtle,
  },
  /** What it alone gives, below its name. */
  own: { display: 'grid', flex: '1 0 100%', gap: theme.space.x1, paddingBlockStart: theme.space.x2 },
  given: { display: 'inline-flex', alignItems: 'center', gap: theme.space.x1, color: theme.text.subtle },
  /** Only read out: what is not there needs no room. */
  missing: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden' },
} as const

export const cell = styleVariants(onPhones, look => ({
  '@media': { [phone]: look, [media.tablet]: column },
}))
export const sign = style({
  color: theme.tone.positiveText,
  '@media': { [media.tablet]: { marginInline: 'auto' } },
})

/** What all levels give, said once above the table. */
export const shared = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x1} ${theme.space.x6}`,
  padding: theme.space.x4,
  borderRadius: theme.shape.radius,
  background: theme.surface.sunken,
})
export const sharedWords = style({ fontWeight: theme.text.strong })
export const sharedList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x1} ${theme.space.x6}`,
  '@media': { [phone]: { display: 'grid' } },
})
export const sharedBenefit = style({ display: 'flex', gap: theme.space.x2 })
export const sharedSign = style({ flex: 'none', marginBlockStart: '0.15em', color: theme.tone.positiveText })
export const ownList = style({
  display: 'grid',
  gap: theme.space.x1,
  color: theme.text.subtle,
  '@media': { [media.tablet]: { gap: theme.space.x2, color: 'inherit', textWrap: 'balance' } },
})

/** Only on phones: elsewhere all benefits are seen. */
export const all = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const unfold = style({
  ...quietLink,
  gap: theme.space.x2,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const unfoldSign = style({ selectors: { [`${all}[open] &`]: { rotate: '180deg' } } })
const whileFolded = `:has(~ ${all}:not([open]))`
globalStyle(`${shared}${whileFolded}, ${scroll}${whileFolded} tbody`, {
  '@media': { [phone]: { display: 'none' } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const phone = '(max-width: 42.49em)'
const NAMES = '20rem'

/** How many benefits a phone shows before the rest unfolds. */
export const SHOWN_ROWS = 4

/** The cards that follow begin a part of their own. */
export const comparison = style({ marginBlockEnd: theme.space.x12 })

/** The words that are only read out are placed within it, or they would widen the page. */
export const scroll = style({
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  '@media': { [media.tablet]: { scrollPaddingInlineStart: NAMES } },
})
export const table = style({
  ...type.small,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [phone]: { display: 'grid' } },
})

const line = { borderBlockEnd: `1px solid ${theme.line.hairline}` } as const

export const row = style({ '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', ...line } } })

const first = {
  textAlign: 'start',
  fontWeight: 'inherit',
  '@media': {
    [phone]: { flex: '0 0 100%', minInlineSize: 0, paddingBlockStart: theme.space.x2 },
    [media.tablet]: {
      ...line,
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
export const benefit = style(first)
/** Stays in sight while the levels are leafed through. */
export const benefitName = style({ position: 'sticky', insetInlineStart: 0, display: 'inline-block' })

const column = { '@media': { [phone]: { flex: '1 1 0', minInlineSize: 0 }, [media.tablet]: line } } as const

export const level = style({
  ...column,
  padding: theme.space.x1,
  scrollSnapAlign: 'start',
  verticalAlign: 'bottom',
  textAlign: 'center',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
})
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '44px',
  inlineSize: '100%',
  fontWeight: theme.text.strong,
  hyphens: 'auto',
  color: theme.link.color,
})
export const cell = style({
  ...column,
  paddingBlock: theme.space.x1,
  paddingInline: theme.space.x1,
  textAlign: 'center',
  '@media': { ...column['@media'], [media.tablet]: { ...line, paddingBlock: theme.space.x3 } },
})
export const sign = style({ marginInline: 'auto', color: theme.tone.positiveText })

/** Only on phones: elsewhere all rows are seen. */
export const all = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const unfold = style({
  ...quietLink,
  gap: theme.space.x2,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${all}[open] > &`]: { display: 'none' },
  },
})
globalStyle(`${scroll}:has(+ ${all}:not([open])) tbody > :nth-child(n + ${SHOWN_ROWS + 1})`, {
  '@media': { [phone]: { display: 'none' } },
})

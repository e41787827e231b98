import { globalStyle, style } from '@vanilla-extract/css'
import { note } from '#app/ui/price/price.css.ts'
import { stepperWidth } from '#app/ui/stepper/stepper.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
})

/** No line parts it from the row above. */
export const belonging = style({})

/**
 * Name, price and control in one line. Where letters are large or names are long, price and control stand below the name, at the thumb's
 * edge.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: theme.space.x3,
  rowGap: theme.space.x2,
  paddingBlock: theme.space.x3,
  color: theme.inventory.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.inventory.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    [`&:has(+ ${belonging})`]: { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@media': {
    [media.broad]: { alignItems: 'center', columnGap: theme.space.x6, paddingBlock: theme.space.x4 },
  },
})
export const front = style({
  flex: '999 1 5.25rem',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x4,
  minInlineSize: 0,
})
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
/** What is said of it stays with the name on phones too. */
export const brief = style({})
export const name = style({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
  overflowWrap: 'anywhere',
})
export const description = style({ ...type.small, color: theme.inventory.subtle })
export const side = style({
  flex: '1 0 auto',
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${theme.space.x1} ${theme.space.x3}`,
  maxInlineSize: '100%',
  '@media': { [media.broad]: { columnGap: theme.space.x6 } },
})
/** With a picture the words need more of the line: less than eight letters of their size are a column of single words. */
export const withPicture = style({ flexBasis: '12.5rem' })
/** What is said below a price takes a second line there before it takes the control from its line. */
export const price = style({
  textAlign: 'end',
  marginInlineStart: 'auto',
  maxInlineSize: '6.75rem',
  '@media': { [media.broad]: { maxInlineSize: 'none' } },
})
/** As wide as a stepper, so that the prices of all rows end on one edge. */
export const control = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [media.broad]: { minInlineSize: stepperWidth } },
})
/** What cannot be had has an empty place in the column of steppers, and needs none on a phone. */
globalStyle(`${control}:has(> span:empty)`, { '@media': { '(max-width: 42.49em)': { display: 'none' } } })
/** A box without words of its own ends where steppers do. */
globalStyle(`${control} > label`, { columnGap: 0 })
export const notice = style({ flex: '1 0 100%', minInlineSize: 0, order: 2 })

/**
 * On phones all rows are of one shape: name, price and control in one line, a few words with the name, more of them below over the whole row. A name that does not
 * fit beside them, whole, has the line for itself.
 */
const ofWords = `${front}:not(${withPicture})`
const PHONE = '(max-width: 29.99em)'
globalStyle(`${ofWords}, ${ofWords} > ${words}:not(${brief})`, {
  '@media': { [PHONE]: { display: 'contents' } },
})
globalStyle(`${ofWords} > ${brief}, ${ofWords} > ${words}:not(${brief}) > ${name}`, {
  '@media': {
    [PHONE]: {
      // Its longest word decides whether it has the line for itself, where it may break all the same.
      flex: '999 1 min-content',
      alignSelf: 'center',
      minInlineSize: 0,
      maxInlineSize: '100%',
      overflowWrap: 'break-word',
    },
  },
})
// `anywhere` would let a column of letters count as its longest word.
globalStyle(`${ofWords} > ${brief} > ${name}`, { '@media': { [PHONE]: { overflowWrap: 'break-word' } } })
const below = { flex: '1 0 100%', order: 1, marginBlockStart: `calc(${theme.space.x1} * -1)` }
globalStyle(`${ofWords} > ${words}:not(${brief}) > ${description}`, { '@media': { [PHONE]: below } })

/** In rows as narrow as this or narrower a few words stand below as well. */
function standBelow(few: string, width: string): void {
  const inNarrow = (rule: object) => ({
    '@media': { [PHONE]: { '@container': { [`(max-width: ${width})`]: rule } } },
  })
  globalStyle(few, inNarrow({ display: 'contents' }))
  globalStyle(
    `${few} > ${name}`,
    inNarrow({ flex: '999 1 min-content', alignSelf: 'center', minInlineSize: 0 }),
  )
  globalStyle(`${few} > ${description}`, inNarrow(below))
}
// A price of several lines leaves no room for them beside the name.
standBelow(`${row}:has(${note}) > ${ofWords} > ${brief}`, '20rem')
standBelow(`${ofWords} > ${brief}`, '17.5rem')

import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

/** Room for two fields of uneven length beside each other. */
const PAIR = '(min-width: 20em)'

export const field = style({
  display: 'grid',
  gap: theme.space.x1,
  minInlineSize: 0,
  justifyItems: 'stretch',
})

export const label = style({
  ...type.control,
  display: 'block',
  color: theme.field.label,
  fontWeight: theme.text.strong,
})

export const optional = style({ color: theme.field.help, fontWeight: theme.text.weight })

export const hint = style({ ...type.small, fontFamily: theme.face.control, color: theme.field.help })

export const error = style({
  ...type.small,
  fontFamily: theme.face.control,
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'flex-start',
  color: theme.field.error,
  fontWeight: theme.text.strong,
  // In a narrow column no word of it is cut.
  overflowWrap: 'anywhere',
})

/** Fields beside each other where there is room, each as wide as what is typed into it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: theme.space.x4,
  alignItems: 'start',
})

/**
 * The name of a country is read whole beside a zip code. Their labels stand on one line and their controls on the next, whatever is said of
 * one of them: that has the whole row below both. Where there is no room for two, one stands below the other.
 */
export const unevenRow = style({
  display: 'grid',
  gap: theme.space.x4,
  '@media': {
    [PAIR]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: `${theme.space.x1} ${theme.space.x4}`,
    },
  },
})
const inPair = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${unevenRow} > ${selector}`, { '@media': { [PAIR]: rule } })
inPair('*', { display: 'contents' })
inPair('* > *', { gridRow: 2 })
inPair(`* > ${label}`, { gridRow: 1, alignSelf: 'end' })
inPair(':first-child > *', { gridColumn: 1 })
inPair(':last-child > *', { gridColumn: 2 })
inPair(`* > ${error}`, { gridColumn: '1 / -1', gridRow: 'auto' })
/** At a desk the second field has room for its sentence. */
globalStyle(`${unevenRow} > :last-child > ${error}`, {
  '@media': { [media.tablet]: { gridColumn: 2 } },
})

export const group = style({ display: 'grid', gap: theme.space.x3, minInlineSize: 0 })
export const legend = style({
  ...type.control,
  color: theme.field.label,
  fontWeight: theme.text.strong,
  marginBlockEnd: theme.space.x2,
  // One that is for those who listen takes no room.
  selectors: { [`&:has(> ${hidden})`]: { marginBlockEnd: 0 } },
})
/** A part of a step: below its heading, above the labels of its fields. */
export const legendLarge = style({
  ...type.body,
  color: theme.heading.color,
  fontWeight: theme.text.strong,
  marginBlockEnd: theme.space.x3,
})

/** The sign beside a line of words, in the middle of its first line. */
export const sign = style({ marginBlockStart: '0.1em' })

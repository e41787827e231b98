import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

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
})

/** Fields beside each other where there is room, each as wide as what is typed into it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: theme.space.x4,
  alignItems: 'start',
})

/** The name of a country is read whole beside a zip code, also when a sentence stands under one of them. */
export const unevenRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x4,
  alignItems: 'start',
})
globalStyle(`${unevenRow} > *`, { flex: '2 1 7rem', minInlineSize: 0 })
globalStyle(`${unevenRow} > :first-child`, { flex: '3 1 10rem' })
/** On a phone a sentence has no room below half a row: its field takes the whole of one. */
globalStyle(`${unevenRow} > :has(> ${error})`, {
  '@media': { '(max-width: 42.49em)': { flexBasis: '100%' } },
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

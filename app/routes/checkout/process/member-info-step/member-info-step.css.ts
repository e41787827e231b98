import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const panels = style({ display: 'grid', gap: theme.space.x6 })

/** Memberships stand below each other, a hairline between them; one alone has none. */
const apart = {
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
} as const
const column = style({ display: 'grid', gap: theme.space.x4, minInlineSize: 0 })
export const panel = style([column, { selectors: { [`${column} + &`]: apart } }])

/** The one that follows: its line stands under the button that leads to it. */
export const nextPanel = style([column, { gap: theme.space.x6 }])
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: theme.space.x3 })
export const nextHead = style([head, apart])
export const sign = style({ color: theme.text.subtle, marginBlockStart: '0.3em' })
export const title = style({ flex: 1, minInlineSize: 0 })
export const heading = style({
  ...type.title,
  color: theme.heading.color,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
  selectors: { '&[data-state="waiting"]': { color: theme.text.subtle } },
})
/** The words of the button stand on the edge of the fields. */
export const change = style({ marginInlineEnd: `calc(${theme.space.x4} * -1)` })
export const kind = style({ ...type.small, color: theme.text.subtle })

export const form = style({ marginBlockStart: theme.space.x2 })
export const subheading = style({
  ...type.title,
  fontSize: theme.type.lead,
  color: theme.heading.color,
  ':focus': { outline: 'none' },
})
export const knownPerson = style({ marginBlockStart: theme.space.x2, fontWeight: theme.text.strong })

export const summary = style({ display: 'flex', gap: theme.space.x2, overflowWrap: 'anywhere' })
export const check = style({ color: theme.tone.positiveText, marginBlockStart: '0.15em' })
export const summaries = style({ display: 'grid', gap: theme.space.x1 })

export const invalid = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 })

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })
export const people = style({ display: 'grid', gap: theme.space.x4 })
export const peopleHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
})
export const banner = style({ ':focus': { outline: 'none' } })
export const person = style({ position: 'relative', minInlineSize: 0 })
/** People who are a line each stand close below each other. */
globalStyle(`${person}[data-folded] + ${person}[data-folded]`, {
  marginBlockStart: `calc(${theme.space.x3} * -1)`,
})
/** Beside the number of the cardholder; the words of a quiet button stand at the edge, not its padding. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(${theme.space.x3} * -1)`,
  insetInlineEnd: `calc(${theme.space.x4} * -1)`,
  selectors: {
    // On the line of the name, in the middle of its height.
    [`${person}[data-folded] &`]: {
      insetBlockStart: 0,
      display: 'grid',
      alignItems: 'center',
      minBlockSize: theme.space.control,
    },
  },
})
/** Leaves room for what stands in the corner, and is parted from the name of the first field. */
export const beside = style({
  display: 'inline-block',
  marginBlockEnd: theme.space.x2,
  paddingInlineEnd: 'min(7rem, 40vw)',
})
export const droppedNotice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
  minBlockSize: '44px',
})
export const droppedName = style({ color: theme.text.subtle, textDecoration: 'line-through' })

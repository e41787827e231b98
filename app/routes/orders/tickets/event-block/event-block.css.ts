import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { theme } from '#theme/contract.css.ts'

export const block = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlock: theme.space.x8,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  selectors: {
    '&:first-of-type': { paddingBlockStart: 0 },
    '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
    // Forty events are drawn where they are looked at: a press in one of them must not lay out all others.
    '& ~ & ~ & ~ &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 40rem',
      overflowClipMargin: theme.space.x4,
    },
  },
  '@media': { [media.print]: { selectors: { '& ~ & ~ & ~ &': { contentVisibility: 'visible' } } } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.space.x4,
  alignItems: 'start',
})

export const picture = style({
  inlineSize: '5rem',
  '@media': { '(min-width: 40em)': { inlineSize: '6.5rem' } },
})

export const title = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const kind = style({ fontSize: theme.type.small, color: theme.text.subtle })
export const name = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const date = style({ color: theme.text.subtle })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc(${theme.space.x4} * -1)`,
  fontSize: theme.type.small,
})
/** A link among the small buttons, with their margins, so that all words begin on the edge of the name above them. */
export const action = style({ paddingBlock: theme.space.x2, paddingInline: theme.space.x4 })

export const notices = style({ display: 'grid', gap: theme.space.x2, ':empty': { display: 'none' } })
export const range = style({
  unicodeBidi: 'isolate',
  marginInlineStart: theme.space.x3,
  fontWeight: theme.text.weight,
  color: theme.text.subtle,
  fontVariantNumeric: 'tabular-nums',
})

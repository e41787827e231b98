import { style } from '@vanilla-extract/css'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const offering = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x1 })

const apart = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.x4,
} as const

export const head = style({ ...apart, ...type.small, fontFamily: theme.face.control })
export const name = style({ fontWeight: theme.text.strong, overflowWrap: 'anywhere' })
export const duration = style({ color: theme.text.subtle, whiteSpace: 'nowrap' })

export const prices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const line = style({ ...apart, ...type.body, paddingBlock: theme.space.x1 })

export const lineLink = style({
  ...apart,
  ...type.body,
  alignItems: 'center',
  minBlockSize: theme.space.control,
  paddingBlock: theme.space.x2,
  color: 'inherit',
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { color: theme.link.hover },
  },
})

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  flex: '1 1 4rem',
  overflowWrap: 'break-word',
})
export const about = style({ ...type.tiny, color: theme.text.subtle })
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 'min-content',
  textAlign: 'end',
  marginInlineStart: 'auto',
  overflowWrap: 'break-word',
})

export const onward = style({
  flex: 'none',
  color: theme.text.subtle,
  transition: transition('transform'),
  selectors: {
    [`${lineLink}:hover &`]: { transform: 'translateX(2px)' },
    [`[dir="rtl"] ${lineLink}:hover &`]: { transform: 'translateX(-2px)' },
  },
})

/** At the end of its row, below it where letters are large. */
export const choice = style({
  flex: '0 1 auto',
  minInlineSize: 'min-content',
  marginInlineStart: 'auto',
  overflowWrap: 'normal',
})

export const more = style({ ...type.small, color: theme.text.subtle })
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: theme.link.color,
})

export const note = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.x2,
  paddingBlockStart: theme.space.x1,
  color: theme.text.subtle,
  textWrap: 'balance',
})
export const sign = style({ translate: '0 0.2em' })

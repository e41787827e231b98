import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid' })

export const notices = style({ display: 'grid', gap: theme.space.x2 })

export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })

/** One with nothing to unfold stands as those that unfold. */
export const plain = style([
  entry,
  {
    minBlockSize: theme.space.control,
    paddingBlock: theme.space.x3,
    borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  },
])

export const name = style({ overflowWrap: 'anywhere' })

export const lines = style({ display: 'grid', gap: theme.space.x2 })

export const line = style({
  display: 'grid',
  gap: theme.space.x1,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: theme.space.x4 } },
})

export const what = style({ color: theme.text.subtle, fontSize: theme.type.small })

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x3,
  overflowWrap: 'anywhere',
})

export const before = style({ color: theme.text.subtle })

export const after = style({ textDecoration: 'none', fontWeight: theme.text.strong })

export const confirm = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: theme.space.x4,
  background: theme.page.background,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
})

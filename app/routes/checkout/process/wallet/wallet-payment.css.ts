import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Its sheet needs a script. */
export const wallet = style({
  display: 'grid',
  gap: theme.space.x3,
  paddingBlockEnd: theme.space.x4,
  '@media': { [media.withoutScript]: { display: 'none' } },
})

const rule = {
  content: '""',
  flex: 1,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
} as const

/** The words stand in a line that parts the two ways. */
export const or = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x3,
  color: theme.text.subtle,
  '::before': rule,
  '::after': rule,
})

export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '24rem',
  border: 0,
  background: 'Canvas',
  borderRadius: theme.shape.radiusSmall,
})

import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const ways = style({
  ...column,
  gap: theme.space.x3,
  inlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
})

/** Side by side and equally wide where both have room for their words, else below each other. */
export const quiet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
  gap: theme.space.x3,
})

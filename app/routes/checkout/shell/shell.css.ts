import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** What is to be done begins near the top. */
export const page = style({
  paddingBlock: theme.space.x4,
  display: 'grid',
  gap: theme.space.x4,
  '@media': { [media.tablet]: { paddingBlock: theme.space.x8, gap: theme.space.x6 } },
})
export const head = style({ display: 'grid', gap: theme.space.x1 })
export const description = style({ ...type.small, color: theme.text.subtle })
export const foot = style({ display: 'grid', gap: theme.space.x2 })
export const heading = style({ fontSize: theme.type.heading })
export const hours = style({ color: theme.text.subtle, fontSize: theme.type.small, textWrap: 'balance' })

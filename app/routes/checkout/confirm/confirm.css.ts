import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x12 })
export const head = style({ display: 'grid', gap: theme.space.x2 })
export const number = style({ ...type.lead, fontVariantNumeric: 'lining-nums' })
export const note = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  color: theme.text.subtle,
})
export const tickets = style({ display: 'grid', gap: theme.space.x6 })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: theme.space.x6,
})
export const actions = style({
  display: 'grid',
  gap: theme.space.x3,
  '@media': {
    [media.broad]: { display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 },
    [media.print]: { display: 'none' },
  },
})
export const scriptOnly = style({ display: 'grid', '@media': { [media.withoutScript]: { display: 'none' } } })

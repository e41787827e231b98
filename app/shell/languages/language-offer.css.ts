import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const offer = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.space.x6,
  paddingInline: theme.space.gutter,
  background: theme.banner.background,
  color: theme.banner.text,
  '@media': { [media.print]: { display: 'none' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: theme.banner.link,
  ':hover': { color: theme.banner.link },
})

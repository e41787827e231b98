import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'
import { media } from './media.ts'
import { type } from './type.ts'

/** A line of the page's whole width that says something beside the screen: words at the start, what can be done at the end. */
export const bannerStrip = {
  background: theme.banner.background,
  color: theme.banner.text,
  '@media': { [media.print]: { display: 'none' } },
} satisfies StyleRule

export const bannerInner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x3} ${theme.space.x8}`,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingBlock: theme.space.x4,
  paddingInline: theme.space.gutter,
} satisfies StyleRule

export const bannerWords = {
  ...type.small,
  flex: '1 1 18rem',
  maxInlineSize: theme.space.reading,
  textWrap: 'pretty',
} satisfies StyleRule

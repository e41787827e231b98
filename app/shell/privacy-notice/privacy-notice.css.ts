import { style } from '@vanilla-extract/css'
import { bannerInner, bannerStrip, bannerWords } from '#app/ui/styles/banner-strip.ts'
import { theme } from '#theme/contract.css.ts'

/** The last line before the footer: in the page, over nothing. */
export const notice = style({
  ...bannerStrip,
  borderBlockStart: `${theme.shape.border} solid ${theme.banner.line}`,
})

export const inner = style(bannerInner)

export const words = style(bannerWords)

export const link = style({
  whiteSpace: 'nowrap',
  color: theme.banner.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { color: theme.banner.link, textDecorationThickness: '2px' },
})

import { style } from '@vanilla-extract/css'
import { bannerInner, bannerStrip, bannerWords } from '#app/ui/styles/banner-strip.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The last line before the footer: in the page, over nothing. */
export const notice = style({
  ...bannerStrip,
  borderBlockStart: `${theme.shape.border} solid ${theme.banner.line}`,
})

/** One line; the sign that closes it hangs into the page's margin, so that its cross ends where the page does. */
export const inner = style([
  bannerInner,
  {
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
    columnGap: theme.space.x2,
    paddingBlock: 0,
    paddingInlineEnd: `max(0px, calc(${theme.space.gutter} - ${theme.space.control} * 0.5 + 0.6em))`,
  },
])

export const more = style({ flex: '1 1 0', minInlineSize: 0 })

export const line = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: theme.space.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const sign = style({
  flex: 'none',
  transition: transition('transform'),
  selectors: { [`${more}[open] > ${line} > &`]: { transform: 'rotate(180deg)' } },
})

export const words = style([bannerWords, { paddingBlockEnd: theme.space.x4 }])

export const link = style({
  whiteSpace: 'nowrap',
  color: theme.banner.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { color: theme.banner.link, textDecorationThickness: '2px' },
})

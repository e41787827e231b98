import { style } from '@vanilla-extract/css'
import { bannerInner, bannerStrip, bannerWords } from '#app/ui/styles/banner-strip.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Between header and screen, drawn with them: nothing moves when scripts come to life. */
export const offer = style([
  bannerStrip,
  {
    borderBlockEnd: `${theme.shape.border} solid ${theme.banner.line}`,
    '@media': { [media.withoutScript]: { display: 'none' } },
  },
])

export const inner = style(bannerInner)

export const words = style(bannerWords)

export const heading = style({ ...type.body, fontWeight: theme.text.strong })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
})

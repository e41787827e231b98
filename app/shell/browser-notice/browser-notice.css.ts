import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/**
 * What the pages are drawn with: `dvh` came together with cascade layers, `color-mix` after the JavaScript we build for. A browser
 * without them gets plain pages and, from version ES2022 on backwards, no scripts; the shop works in it all the same.
 */
const NEEDED = '(height: 100dvh) and (color: color-mix(in srgb, red, blue))'

export const notice = style({
  display: 'none',
  '@supports': {
    [`not (${NEEDED})`]: {
      display: 'block',
      padding: '12px 16px',
      textAlign: 'center',
      background: theme.banner.background,
      color: theme.banner.text,
    },
  },
})

export const link = style({ color: theme.banner.link })

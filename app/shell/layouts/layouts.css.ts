import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const application = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  isolation: 'isolate',
  '@media': { [media.print]: { minBlockSize: 'auto' } },
})

export const main = style({
  flex: '1 0 auto',
  inlineSize: '100%',
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: 'none' },
})

export const skip = style({
  ...type.control,
  position: 'absolute',
  insetBlockStart: theme.space.x2,
  insetInlineStart: theme.space.x4,
  zIndex: 50,
  padding: `${theme.space.x3} ${theme.space.x6}`,
  borderRadius: theme.shape.button,
  background: theme.button.background,
  color: theme.button.label,
  fontWeight: theme.button.weight,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      padding: 0,
    },
    '&:hover': { color: theme.button.label },
  },
})

export const demo = style({
  ...type.tiny,
  paddingBlock: theme.space.x1,
  paddingInline: theme.space.gutter,
  textAlign: 'center',
  background: theme.banner.background,
  color: theme.banner.text,
  '@media': { [media.print]: { display: 'none' } },
})

export const dateChange = style({ fontWeight: theme.text.strong })
export const dateChangeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: theme.banner.link,
  selectors: { '&:hover': { color: theme.banner.link } },
})

/** The slim line of checkout: the mark, and the way back to the order. */
export const minimalHeader = style({
  background: theme.header.background,
  color: theme.header.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.header.line}`,
})
export const minimalBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: `max(0px, calc(${theme.space.gutter} - ${theme.space.x2}))`,
})

/** The way back keeps its words whole as far as it can; the mark gives way first. */
globalStyle(`${minimalBar} > :last-child:not(:first-child)`, {
  flex: 'none',
  maxInlineSize: '75%',
  whiteSpace: 'normal',
})

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** Only waits longer than 300 ms are shown. */
export const loading = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  zIndex: 60,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
  selectors: { '&[data-loading]': { opacity: 1, transition: 'opacity 120ms linear 300ms' } },
})
globalStyle(`${loading}[data-loading]::after`, {
  content: '""',
  display: 'block',
  inlineSize: '40%',
  blockSize: '100%',
  background: theme.color.accent,
  animation: `${travel} 1.1s ease-in-out infinite`,
})

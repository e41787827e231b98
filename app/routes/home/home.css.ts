import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { ring, transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const root = style({ paddingBlockEnd: theme.space.x16 })

const AWNING = '2.75rem'

/** A booth: its front is the band, its awning hangs over the venues in scallops of two colours. */
export const band = style({
  position: 'relative',
  paddingBlock: `${theme.space.x8} ${theme.space.x12}`,
  marginBlockEnd: `calc(${AWNING} + ${theme.space.x8})`,
  background: theme.hero.background,
  color: theme.hero.text,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    blockSize: AWNING,
    background: `radial-gradient(circle at 50% 0, ${theme.header.badge} calc(50% - 1px), transparent 50%) 0 0 / calc(${AWNING} * 2) calc(${AWNING} * 2) repeat-x,
      radial-gradient(circle at 50% 0, ${theme.hero.background} calc(50% - 1px), transparent 50%) ${AWNING} 0 / calc(${AWNING} * 2) calc(${AWNING} * 2) repeat-x`,
    clipPath: 'inset(0)',
  },
})

export const inner = style({
  inlineSize: '100%',
  maxInlineSize: theme.space.page,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  display: 'grid',
  gap: theme.space.x4,
})
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x3,
  fontWeight: theme.text.strong,
  letterSpacing: '0.02em',
})
export const heading = style({
  marginBlockStart: theme.space.x4,
  fontSize: theme.type.display,
  lineHeight: 1.1,
  color: 'inherit',
  textWrap: 'balance',
})
export const intro = style({ maxInlineSize: '48ch', color: theme.hero.subtle })

export const list = style([
  inner,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: theme.space.x6,
  },
])

/** The whole card leads to the venue. */
export const venue = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: theme.card.background,
  border: `${theme.shape.border} solid ${theme.card.line}`,
  borderRadius: theme.shape.radiusLarge,
  transition: transition('transform', 'box-shadow'),
  selectors: { '&:has(a:focus-visible)': ring },
  '@media': {
    [media.pointing]: {
      selectors: { '&:hover': { transform: 'translateY(-2px)', boxShadow: theme.card.shadow } },
    },
  },
})
export const picture = style({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1200 / 630' })
export const name = style({
  ...type.title,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  padding: theme.space.x4,
  color: theme.heading.color,
  fontWeight: theme.text.strong,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0 },
})

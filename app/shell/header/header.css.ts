import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const below = '(max-width: 26em)'
const phone = '(max-width: 62.49em)'
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const header = style({
  position: 'relative',
  zIndex: 20,
  background: theme.header.background,
  color: theme.header.text,
  borderBlockEnd: `${theme.shape.border} solid ${theme.header.line}`,
  '@media': { [media.print]: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  // Where letters are large what is at the end goes below, and the logo is seen whole.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x1,
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  '@media': { [media.desk]: { flexWrap: 'nowrap', gap: theme.space.x3, minBlockSize: '4.75rem' } },
})

/** One look for everything that can be pressed in the header: same height, same surface when pointed at. */
export const item = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.x2,
  minBlockSize: '44px',
  minInlineSize: '44px',
  paddingInline: theme.space.x2,
  border: 0,
  borderRadius: `min(${theme.shape.button}, 22px)`,
  background: 'transparent',
  color: 'inherit',
  fontWeight: theme.button.weight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: transition('background-color'),
  selectors: {
    '&:hover': { background: theme.header.backgroundHover, color: 'inherit' },
    '&:focus-visible': { outlineColor: theme.header.focus },
    '&[aria-current="page"]': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.4em',
      textDecorationThickness: '2px',
    },
  },
})

export const logo = style([
  item,
  {
    fontFamily: theme.face.display,
    fontWeight: theme.heading.weight,
    fontSize: theme.type.lead,
    letterSpacing: theme.heading.spacing,
    textTransform: theme.heading.case as 'none',
    flex: '0 1 auto',
    justifyContent: 'flex-start',
    minInlineSize: 0,
    overflow: 'hidden',
    selectors: { '&:hover': { background: 'transparent' } },
    '@media': { [phone]: { flex: '1 1 3.5rem', maxInlineSize: 'max-content' } },
  },
])
export const logoName = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
/** The name on phones is the short one, where the venue has told one. */
export const roomyName = style({ '@media': { [phone]: { display: 'none' } } })
export const shortName = style({ '@media': { [media.desk]: { display: 'none' } } })
export const logoPicture = style({
  position: 'relative',
  blockSize: '2.25rem',
  inlineSize: 'auto',
  maxInlineSize: 'min(11rem, 42vw)',
  objectFit: 'contain',
  objectPosition: 'left center',
  selectors: {
    // Drawn only for a logo that failed: its words over the browser's sign for it.
    '&::after': {
      content: 'attr(alt)',
      position: 'absolute',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      background: theme.header.background,
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [media.desk]: { blockSize: '2.75rem', maxInlineSize: '16rem' } },
})

export const links = style({
  display: 'none',
  '@media': {
    // Links that find no room wrap into a second line that is cut off; all of them stand in the drawer.
    [media.desk]: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: '1 1 0',
      minInlineSize: 0,
      blockSize: 'calc(44px + 8px)',
      padding: '4px',
      overflow: 'hidden',
    },
  },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x1,
  marginInlineStart: 'auto',
  flex: 'none',
})

/** In the drawer on phones. */
export const roomy = style({ display: 'none', '@media': { [media.desk]: { display: 'inline-flex' } } })
export const phoneNumber = style({
  display: 'none',
  '@media': { '(min-width: 96em)': { display: 'inline' } },
})
export const quiet = style({ fontWeight: theme.text.weight })
/** An email address can be long; it gives way first. */
export const person = style({ maxInlineSize: '13rem', overflow: 'hidden', textOverflow: 'ellipsis' })

export const menuWord = style({ '@media': { [below]: unseen } })
export const roomyWord = style({ '@media': { [phone]: unseen } })
export const phoneSign = style({ fontSize: theme.type.lead, '@media': { [media.desk]: { display: 'none' } } })

export const cart = style([item, { fontVariantNumeric: 'tabular-nums' }])
export const cartSign = style({ position: 'relative', display: 'grid', fontSize: theme.type.lead })
export const cartDot = style({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInlineEnd: '-3px',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '50%',
  background: theme.header.badge,
  border: `2px solid ${theme.header.background}`,
  '@media': { [media.forced]: { background: 'Highlight' } },
})

export const ofPhones = style({ '@media': { [media.desk]: { display: 'none' } } })

/** In the drawer on phones. */
export const account = style({
  position: 'relative',
  display: 'none',
  '@media': { [media.desk]: { display: 'block' } },
})
export const accountSummary = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const accountPanel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 30,
  display: 'grid',
  inlineSize: 'max-content',
  maxInlineSize: '24rem',
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  background: theme.surface.raised,
  color: theme.text.color,
  boxShadow: theme.shadow.popover,
  '@media': { [media.forced]: { border: '2px solid CanvasText' } },
})
export const accountItem = style({
  ...type.control,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: theme.space.x4,
  border: 0,
  borderRadius: theme.shape.radiusSmall,
  background: 'none',
  color: theme.text.color,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { color: theme.link.hover },
})

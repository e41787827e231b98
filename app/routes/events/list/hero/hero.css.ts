import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { SHADE_SPAN } from '#theme/compile/hero/hero-layout.ts'
import { theme } from '#theme/contract.css.ts'

const split = '[data-hero="split"] &'
const plain = '[data-hero="plain"] &'
const centered = '[data-align="center"] &'

/** A picture from edge to edge with the words on it; words beside it; or words alone, as the venue chose. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.hero.background,
  color: theme.hero.text,
  overflow: 'hidden',
  isolation: 'isolate',
  selectors: {
    [split]: { background: 'none', color: theme.text.color },
    [plain]: { background: 'none', color: theme.text.color },
  },
  '@media': {
    [media.desk]: {
      selectors: {
        [split]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          alignItems: 'center',
          columnGap: theme.space.x16,
          maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
          marginInline: 'auto',
          paddingInline: theme.space.gutter,
          paddingBlockStart: theme.space.x12,
        },
      },
    },
    [media.laptop]: { selectors: { [split]: { paddingBlockStart: theme.space.x4 } } },
  },
})

/** A venue without a picture: its colour takes the place. */
export const bare = style({})

export const picture = style({
  gridArea: '1 / 1',
  minBlockSize: '12rem',
  zIndex: -1,
  selectors: {
    [split]: { minBlockSize: 0, gridArea: '1 / 1' },
    [plain]: { display: 'none' },
  },
  '@media': {
    [media.desk]: {
      minBlockSize: '16rem',
      selectors: { [split]: { gridArea: '1 / 2', blockSize: '16rem' } },
    },
    [media.laptop]: {
      minBlockSize: '8rem',
      selectors: { [split]: { blockSize: '100%', minBlockSize: '8rem' } },
    },
    [media.print]: { display: 'none' },
  },
})

const shade = (share: string) => `color-mix(in srgb, ${theme.hero.scrim} ${share}, transparent)`
/** `heroLayout` works these out without a browser: whoever changes a size or a shade here changes it there. */
const least = shade(theme.hero.scrimStrength)
const most = shade(`min(100%, ${theme.hero.scrimStrength} + ${SHADE_SPAN}%)`)
/** Above the words the shade thins towards the upper edge, which it reaches: no strip of the picture is left beside it. */
const FADE = '3rem'
const half = shade(`calc(${theme.hero.scrimStrength} * 0.55)`)
const towards = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${most}, ${least} 42%, transparent 78%)`

/** The shade grows with the words; how dense it has to be is measured on the picture. */
export const words = style({
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  display: 'grid',
  alignItems: 'end',
  paddingBlock: `${FADE} ${theme.space.x4}`,
  color: theme.hero.scrimText,
  background: `linear-gradient(to top, ${most}, ${least} calc(100% - ${FADE}), ${half})`,
  selectors: {
    [`${bare} &`]: { color: 'inherit', background: 'none', paddingBlock: theme.space.x8 },
    [plain]: { color: 'inherit', background: 'none', paddingBlock: `${theme.space.x6} 0` },
  },
  '@media': {
    [media.desk]: {
      alignSelf: 'stretch',
      display: 'grid',
      alignItems: 'center',
      paddingBlock: theme.space.x6,
      background: towards('right'),
      selectors: {
        '[dir="rtl"] &': { background: towards('left') },
        [centered]: { background: `linear-gradient(to top, ${most}, ${least})` },
        [split]: { gridArea: '1 / 1', padding: 0, color: 'inherit', background: 'none' },
        [plain]: { background: 'none' },
        [`${bare} &`]: { background: 'none' },
      },
    },
    [media.laptop]: {
      paddingBlock: theme.space.x4,
      selectors: { [`${bare} &`]: { paddingBlock: theme.space.x4 } },
    },
  },
})

export const inner = style({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x1,
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  selectors: { [centered]: { justifyItems: 'center', textAlign: 'center' } },
  '@media': {
    [media.desk]: { gap: theme.space.x3, selectors: { [split]: { paddingInline: 0 } } },
    [media.laptop]: { gap: theme.space.x1 },
  },
})

/** Phones have it in the header already; a laptop has no room for it. */
export const venue = style({
  ...type.small,
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  display: 'none',
  selectors: { [plain]: { color: theme.text.subtle } },
  '@media': {
    [media.desk]: { display: 'block', selectors: { [split]: { color: theme.text.subtle } } },
    [media.laptop]: { display: 'none' },
  },
})

/** The doubled class goes before the kit's own colour, in whatever order the stylesheets come. */
export const heading = style({
  selectors: {
    '&&': { color: 'inherit', fontSize: theme.type.heading },
    '[data-hero="plain"] &&': { color: theme.heading.color },
  },
  '@media': {
    [media.desk]: {
      maxInlineSize: '22ch',
      selectors: {
        '&&': { fontSize: theme.type.display },
        '[data-hero="split"] &&': { color: theme.heading.color },
      },
    },
    [media.laptop]: { selectors: { '&&': { fontSize: theme.type.heading } } },
  },
})

/** The first event is to be seen on a phone without scrolling: three small lines there, a sentence or two. */
export const description = style({
  ...type.small,
  lineHeight: 1.4,
  maxInlineSize: '54ch',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { [media.tablet]: { display: 'block', fontSize: theme.type.body } },
})

export const rating = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
  marginBlockStart: theme.space.x1,
  fontVariantNumeric: 'tabular-nums',
  // The link is as high as ever; around its line it reaches into the room of its neighbours.
  '@media': { [media.laptop]: { marginBlock: '-10px' } },
})
/** On a picture the stars take the colour of the words. */
globalStyle(`${rating} [role="img"] > *`, { color: 'inherit' })
globalStyle(`${rating} [role="img"] > :first-child`, { opacity: 0.35 })

export const comments = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { color: 'inherit', textDecorationThickness: '2px' },
  ':focus-visible': { outlineColor: 'currentColor' },
})

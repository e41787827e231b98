import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { calm } from '#theme/base/breakpoints.ts'
import { baseLayer } from '#theme/base/layers.css.ts'
import { theme } from '#theme/contract.css.ts'

/** What is scrolled to stands so far below the upper edge (ORD-295). */
const SCROLL_OFFSET = '60px'

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } } as GlobalStyleRule)

base('html', {
  colorScheme: theme.color.mode,
  background: theme.page.background,
  color: theme.text.color,
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: SCROLL_OFFSET,
  accentColor: theme.field.check,
})
base('body', {
  minBlockSize: '100dvh',
  fontFamily: theme.face.text,
  fontSize: theme.type.body,
  fontWeight: theme.text.weight,
  lineHeight: theme.text.leading,
  fontOpticalSizing: 'auto',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  '@media': { print: { minBlockSize: 'auto' } },
})
base('h1, h2, h3, h4', {
  fontFamily: theme.face.display,
  fontWeight: theme.heading.weight,
  fontStretch: theme.heading.width,
  letterSpacing: theme.heading.spacing,
  lineHeight: theme.heading.leading,
  textTransform: theme.heading.case as 'none',
  color: theme.heading.color,
  textWrap: 'balance',
})
// A word may be longer than a phone is wide: it must not push the page apart.
base('h1, h2, h3, h4, p, dt, dd, strong', { overflowWrap: 'anywhere' })
base('h1', { fontSize: theme.type.display })
base('h2', { fontSize: theme.type.heading })
base('h3', { fontSize: theme.type.title })
base('h4', { fontSize: theme.type.lead })
base('p', { textWrap: 'pretty' })
base('button, input, select, textarea', { fontFamily: theme.face.control, fontVariationSettings: 'normal' })
base('strong, b', { fontWeight: theme.text.strong })
base('small', { fontSize: theme.type.small })
base('a', {
  color: theme.link.color,
  textDecorationLine: theme.link.underline as 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.18em',
})
base('a:hover', { color: theme.link.hover })
base(':focus-visible', {
  outline: `${theme.focus.width} solid ${theme.focus.ring}`,
  outlineOffset: theme.focus.offset,
})
// The heading of a new page has the focus for whoever listens; nobody can press it.
base('h1:focus', { outline: 'none' })
base('::selection', { background: theme.color.action, color: theme.color.actionLabel })
base('time, output, table, [data-numbers]', { fontVariantNumeric: 'tabular-nums' })
base('hr', {
  border: 0,
  blockSize: 0,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
base('*, *::before, *::after', {
  '@media': {
    [calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A duration alone would make a transition of every registered property on every element.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

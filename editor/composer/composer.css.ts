import { style, styleVariants } from '@vanilla-extract/css'
import { chrome, plain, popover, size, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const root = style([
  chrome,
  {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    minBlockSize: '100dvh',
    '@media': {
      [wide]: {
        gridTemplateColumns: '5.5rem 23rem minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        blockSize: '100dvh',
        overflow: 'hidden',
      },
    },
  },
])

/** Without the controls the page has their room. */
export const folded = style({
  '@media': { [wide]: { gridTemplateColumns: '5.5rem 0 minmax(0, 1fr)' } },
})

const barBase = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
  paddingInline: theme.space.x4,
  paddingBlock: theme.space.x2,
  background: theme.surface.raised,
  gridColumn: '1 / -1',
} as const

export const topBar = style({
  ...barBase,
  position: 'relative',
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
})
export const bottomBar = style({
  ...barBase,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
})
/** The other screens of the staff, below their button. */
export const screens = style({
  ...popover,
  insetBlockStart: 'calc(100% + 0.25rem)',
  '@media': { [wide]: { insetInline: 'auto 0', inlineSize: '12rem' } },
})
export const title = style({ fontSize: size.large, marginInlineEnd: theme.space.x4 })
export const spring = style({ flex: '1 1 auto' })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x2 })
/** What is shown, among what may be done: below a desk its parts take the room that is left in any row. */
export const view = style([cluster, { '@media': { '(max-width: 79.99em)': { display: 'contents' } } }])
export const select = style({
  inlineSize: 'auto',
  maxInlineSize: '11rem',
  '@media': { '(min-width: 80em)': { maxInlineSize: '16rem' } },
})
export const selectLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  fontSize: size.small,
  color: theme.text.subtle,
})

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '2px',
  gap: '2px',
  background: theme.surface.sunken,
  borderRadius: theme.shape.radiusSmall,
})
export const segment = style([
  plain,
  {
    minBlockSize: '2rem',
    selectors: {
      '&[aria-pressed="true"]': {
        background: theme.surface.raised,
        borderColor: theme.line.hairline,
        fontWeight: 600,
      },
    },
  },
])

export const rail = style({
  display: 'flex',
  overflowX: 'auto',
  background: theme.surface.raised,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  '@media': {
    [wide]: {
      flexDirection: 'column',
      overflow: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${theme.line.hairline}`,
      paddingBlock: theme.space.x2,
    },
  },
})
const railLook = {
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  flex: '0 0 auto',
  minInlineSize: '5rem',
  paddingBlock: theme.space.x3,
  paddingInline: theme.space.x2,
  fontSize: size.small,
  textAlign: 'center',
} as const
export const railItem = styleVariants({
  idle: {
    ...railLook,
    color: theme.text.subtle,
    selectors: { '&:hover': { color: theme.text.color, background: theme.surface.sunken } },
  },
  current: {
    ...railLook,
    color: theme.text.color,
    fontWeight: 600,
    background: theme.surface.sunken,
    boxShadow: `inset 0 -2px 0 ${theme.color.action}`,
    '@media': { [wide]: { boxShadow: `inset 2px 0 0 ${theme.color.action}` } },
  },
})
export const railSign = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const controls = style({
  minBlockSize: 0,
  paddingInline: theme.space.x4,
  paddingBlockEnd: theme.space.x6,
  background: theme.page.background,
  overflowY: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [wide]: { borderInlineEnd: `1px solid ${theme.line.hairline}` } },
})
/** Stays in reach however long the list is. */
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: `${theme.space.x3} ${theme.space.x2}`,
  background: theme.page.background,
})
export const controlsHead = style({
  display: 'grid',
  gap: theme.space.x1,
  marginBlock: `${theme.space.x2} ${theme.space.x1}`,
})
export const sectionName = style({ fontSize: size.large })

const previewLook = {
  display: 'grid',
  minBlockSize: '70vh',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': { [wide]: { minBlockSize: 0, gridRow: 2, gridColumn: 3 } },
} as const
export const preview = styleVariants({
  single: { ...previewLook, gridTemplateColumns: 'minmax(0, 1fr)' },
  /** As wide as the devices are to each other, so that both are shown at one scale. */
  pair: { ...previewLook, gridTemplateColumns: 'minmax(0, 390fr) minmax(0, 1280fr)' },
})

/** What the page says outside of itself, above the frames. */
export const tab = style({ gridColumn: '1 / -1', minInlineSize: 0 })

export const outcome = styleVariants({
  good: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.x2,
    color: theme.tone.positiveText,
    fontWeight: 600,
  },
  bad: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.x2,
    color: theme.tone.criticalText,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
})

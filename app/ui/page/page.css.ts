import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlock: `${theme.space.x8} ${theme.space.x16}`,
  '@media': { [media.desk]: { paddingBlock: `${theme.space.x12} ${theme.space.x24}` } },
})

export const width = styleVariants({
  page: [page, { maxInlineSize: `calc(${theme.space.page} + 2 * ${theme.space.gutter})` }],
  reading: [page, { maxInlineSize: `calc(${theme.space.reading} + 2 * ${theme.space.gutter})` }],
  form: [page, { maxInlineSize: `calc(28rem + 2 * ${theme.space.gutter})` }],
  /** From edge to edge: bands and heroes look after their own margins. */
  full: [{ inlineSize: '100%' }],
})

export const step = styleVariants({
  poster: { ...type.poster, color: theme.heading.color },
  display: { ...type.display, color: theme.heading.color },
  heading: { ...type.heading, color: theme.heading.color },
  title: { ...type.title, color: theme.heading.color },
  lead: { ...type.lead, fontWeight: theme.text.strong, color: theme.heading.color },
  /** A heading that is there for the order of the page, not to be seen large. */
  label: { ...type.control, fontWeight: theme.text.strong, color: theme.text.subtle },
})

const centered = '[data-align="center"] &'

export const pageHeader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  marginBlockEnd: theme.space.x8,
  selectors: { [centered]: { textAlign: 'center', justifyItems: 'center' } },
})
export const eyebrow = style({ ...type.small, fontFamily: theme.face.control, color: theme.text.subtle })
export const intro = style({
  ...type.lead,
  color: theme.text.subtle,
  maxInlineSize: theme.space.reading,
  textWrap: 'balance',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x3,
  marginBlockStart: theme.space.x2,
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x6 })
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  selectors: {
    '[data-frame="rule"] &': {
      paddingBlockStart: theme.space.x4,
      borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
    },
  },
})

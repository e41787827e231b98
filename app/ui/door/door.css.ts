import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The paper of codes, in every theme: what scanners read best, and the brightest that the screen has. */
export const door = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x8,
  minBlockSize: '100dvh',
  paddingBlock: theme.space.x6,
  paddingInline: `max(${theme.space.x6}, calc((100% - 60rem) / 2))`,
  background: theme.ticket.codeBackground,
  color: theme.ticket.code,
  colorScheme: 'light',
  forcedColorAdjust: 'none',
})
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space.x4,
})
export const heading = style({
  ...type.title,
  color: 'inherit',
  '@media': { [media.tablet]: { flex: 1, textAlign: 'center' } },
})
export const close = style({
  flex: 'none',
  background: theme.ticket.codeBackground,
  color: theme.ticket.code,
  borderColor: theme.ticket.code,
})
export const visit = style({ display: 'grid', gap: theme.space.x1, textAlign: 'center' })
export const name = style({
  ...type.lead,
  fontWeight: theme.text.strong,
  color: 'inherit',
  overflowWrap: 'anywhere',
})
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.x12,
  marginBlockStart: theme.space.x4,
})
export const ticket = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.space.x2,
  inlineSize: 'min(100%, 26rem, 85dvh)',
})
export const code = style({
  inlineSize: '100%',
  aspectRatio: '1',
  fill: theme.ticket.code,
})
/** For whoever types it where the scanner does not read it. */
export const letters = style({
  ...type.small,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
})
export const typeName = style({ fontWeight: theme.text.strong })

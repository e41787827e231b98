import { theme } from '#theme/contract.css.ts'

/** The shadow of what lies at the lower edge: it falls on what is above it. */
export const upward = `0 -12px 28px -20px color-mix(in srgb, ${theme.hero.scrim} 55%, transparent)`

/** The next step at the thumb: a bar at the lower edge of the screen, from side to side. */
export const bottomBar = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  marginInline: `calc(${theme.space.gutter} * -1)`,
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.x3,
  paddingBlockEnd: `max(${theme.space.x3}, env(safe-area-inset-bottom))`,
  background: theme.sum.background,
  borderBlockStart: `${theme.shape.border} solid ${theme.sum.line}`,
  boxShadow: upward,
} as const

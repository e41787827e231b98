import { theme } from '#theme/contract.css.ts'

/** What stays at the lower edge of a sum that scrolls: lines that are cut off there fade out, so that one sees there are more. */
export const scrollFoot = {
  position: 'sticky',
  insetBlockEnd: 0,
  background: theme.sum.background,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: theme.space.x4,
    background: `linear-gradient(to top, ${theme.sum.background}, transparent)`,
    pointerEvents: 'none',
  },
} as const

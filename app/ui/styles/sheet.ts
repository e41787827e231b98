import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

/** What lies over the page: a sheet from below on phones, where thumbs are; a panel in the middle elsewhere. To merge: `style([sheet, { … }])`. */
export const sheet = {
  inlineSize: '100%',
  maxInlineSize: '34rem',
  maxBlockSize: '92dvh',
  overflowY: 'auto',
  padding: theme.space.x6,
  borderStartStartRadius: theme.shape.radiusLarge,
  borderStartEndRadius: theme.shape.radiusLarge,
  background: theme.surface.raised,
  color: theme.text.color,
  boxShadow: theme.shadow.popover,
  '@media': {
    [media.tablet]: { borderRadius: theme.shape.radiusLarge },
    [media.forced]: { border: '2px solid CanvasText' },
  },
} as const satisfies StyleRule

/** The page behind a sheet. */
export const backdrop = { background: `color-mix(in srgb, ${theme.hero.scrim} 60%, transparent)` } as const

/** The buttons of a sheet: the main one first under the thumb, last on a line. */
export const sheetActions = {
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: theme.space.x2,
  marginBlockStart: theme.space.x2,
  '@media': { [media.broad]: { flexDirection: 'row', justifyContent: 'flex-end' } },
} as const satisfies StyleRule

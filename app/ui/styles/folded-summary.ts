import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The line of a folded order: words at its start, the total at its end, all of it pressed to unfold. */
export const foldedSummary = {
  ...type.body,
  overflowWrap: 'normal',
  fontFamily: theme.face.control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  minBlockSize: theme.space.x12,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
} as const

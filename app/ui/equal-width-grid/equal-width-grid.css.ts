import { globalStyle, style } from '@vanilla-extract/css'
import { chip, tick } from '#app/ui/chips/chips.css.ts'
import { theme } from '#theme/contract.css.ts'

/**
 * Chips in columns of one width, for answers of about one length: nothing moves when another one is chosen. A file of its own,
 * for the screens that ask for it.
 */
export const equalWidthGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
  gap: theme.space.x2,
})
globalStyle(`${equalWidthGrid} ${chip}`, {
  minInlineSize: 0,
  paddingInline: theme.space.x1,
  textAlign: 'center',
})
/** On the corner: there is no room beside the words. */
globalStyle(`${equalWidthGrid} ${tick}`, {
  position: 'absolute',
  insetBlockStart: '-0.45em',
  insetInlineEnd: '-0.2em',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  margin: 0,
  padding: '3px',
  strokeWidth: 3.5,
  borderRadius: '50%',
  border: `1px solid ${theme.chip.selected}`,
  background: theme.chip.selectedLabel,
  color: theme.chip.selected,
  fontSize: theme.type.tiny,
})
globalStyle(`${equalWidthGrid} > details > ${equalWidthGrid}`, { gridColumn: '1 / -1' })
/** A button after the last chip stands in the grid as one of them, dashed like what unfolds. */
globalStyle(`${equalWidthGrid} > button`, {
  paddingInline: theme.space.x1,
  border: `${theme.shape.border} dashed ${theme.chip.line}`,
  borderRadius: theme.shape.chip,
})
/** Beside a single chip there is room for all its words. */
globalStyle(`${equalWidthGrid} > :first-child + button`, { gridColumn: 'span 2' })

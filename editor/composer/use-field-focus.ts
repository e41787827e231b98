import { useCallback, useEffect, useRef } from 'react'
import type { ComposerState } from '#editor/composer/composer-state.ts'

type FieldFocus = Pick<ComposerState, 'outcome' | 'held'> & {
  /** The field is not on the screen: brings it there. */
  readonly onMissing: (field: string) => void
}

/** Leads to a field, `variables.color-brand`, wherever it is. When Save is held back, to the first field that does so. */
export const useFieldFocus = ({ outcome, held, onMissing }: FieldFocus): ((field: string) => void) => {
  const waiting = useRef<string | null>(null)
  const missing = useRef(onMissing)
  missing.current = onMissing
  const lead = useCallback((field: string) => {
    waiting.current = focusField(field) ? null : field
    if (waiting.current) missing.current(field)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Save is held back
  useEffect(() => {
    const [field] = outcome?.kind === 'held' ? Object.keys(held) : []
    if (field) lead(field)
  }, [outcome])
  useEffect(() => {
    if (waiting.current && focusField(waiting.current)) waiting.current = null
  })
  return lead
}

/** The field of a key, of a list of links the first one; of a row without such a field its first control. */
const focusField = (field: string): boolean => {
  const name = CSS.escape(field)
  const reference = CSS.escape(field.slice(field.lastIndexOf('.') + 1))
  const named = document.querySelector<HTMLElement>(`[data-field="${name}"], [data-field^="${name}."]`)
  const row = document.querySelector<HTMLElement>(`[data-reference="${reference}"]`)
  const element = named ?? controlOf(row)
  if (!element || element.closest('details:not([open])')) return false
  element.focus()
  return true
}

/** The first control of a row; a row with a field shows the words of another language or text set. */
const controlOf = (row: HTMLElement | null): HTMLElement | null =>
  !row || row.querySelector('textarea[data-field]')
    ? null
    : row.querySelector<HTMLElement>('input, select, textarea, summary')

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
  const reference = CSS.escape(field.slice(field.indexOf('.') + 1))
  const element = document.querySelector<HTMLElement>(
    `[data-field="${name}"], [data-field^="${name}."], [data-reference="${reference}"] :is(input, select, textarea, summary)`,
  )
  if (!element || element.closest('details:not([open])')) return false
  element.focus()
  return true
}

import { useEffect, useRef } from 'react'
import type { ComposerState } from '#editor/composer/composer-state.ts'

type FieldFocus = Pick<ComposerState, 'outcome' | 'held'> & {
  /** The field is not on the screen: brings it there. */
  readonly onMissing: (field: string) => void
}

/** When Save is held back, the first field that does so is focused, wherever it is. */
export const useFieldFocus = ({ outcome, held, onMissing }: FieldFocus) => {
  const waiting = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Save is held back
  useEffect(() => {
    const [field] = outcome?.kind === 'held' ? Object.keys(held) : []
    if (!field || focusField(field)) return
    waiting.current = field
    onMissing(field)
  }, [outcome])
  useEffect(() => {
    if (waiting.current && focusField(waiting.current)) waiting.current = null
  })
}

const focusField = (field: string): boolean => {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
  element?.focus()
  return element !== null
}

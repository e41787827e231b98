import { useCallback, useEffect, useRef } from 'react'
import type { ComposerState } from '#editor/composer/composer-state.ts'

type FieldFocus = Pick<ComposerState, 'outcome' | 'held'> & {
  /** The field is not on the screen: brings it there. */
  readonly onMissing: (field: string) => void
}

/** How long a field that is brought to the screen is waited for, in milliseconds. */
const WAIT_MS = 3_000

/** Leads to a field, `variables.color-brand`, wherever it is. When Save is held back, to the first field that does so. */
export const useFieldFocus = ({ outcome, held, onMissing }: FieldFocus): ((field: string) => void) => {
  const waiting = useRef<Waiting | null>(null)
  const missing = useRef(onMissing)
  missing.current = onMissing
  const lead = useCallback((field: string) => {
    waiting.current?.stop()
    waiting.current = focusField(field) ? null : waitFor(field)
    if (waiting.current) missing.current(field)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Save is held back
  useEffect(() => {
    const [field] = outcome?.kind === 'held' ? Object.keys(held) : []
    if (field) lead(field)
  }, [outcome])
  // What this component draws is there with it; the observer comes a moment later.
  useEffect(() => waiting.current?.look())
  useEffect(() => () => waiting.current?.stop(), [])
  return lead
}

type Waiting = { readonly look: () => void; readonly stop: () => void }

/** Focuses a field once it is there: its panel may still be loading, and is drawn without anything around it. */
function waitFor(field: string): Waiting {
  let isOver = false
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, WAIT_MS)
  function look() {
    if (!isOver && focusField(field)) stop()
  }
  function stop() {
    isOver = true
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return { look, stop }
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

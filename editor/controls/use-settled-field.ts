import { useEffect, useRef, useState } from 'react'
import { useComposer } from '#editor/composer/composer-context.ts'

type FieldOptions = {
  /** Whose field it is: `variables.color-brand`, `links.link-1.href`. */
  readonly field: string
  readonly name: string
  readonly value: string
  /** A sentence about what was typed, or nothing when it can be taken. */
  readonly problemOf: (typed: string) => string | null
  readonly onSettled: (typed: string) => void
}

/**
 * What is typed into a field until it is settled. What cannot be taken is held by the composer: it holds Save back, and is
 * there again when the field is drawn anew. A value that changes elsewhere takes its place.
 */
export const useSettledField = ({ field, name, value, problemOf, onSettled }: FieldOptions) => {
  const { held, hold } = useComposer()
  const kept = held[field]
  const [typed, setTyped] = useState(kept?.typed ?? value)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    setTyped(value)
    hold(field, null)
  }, [value, field, hold])

  const settle = (entered: string) => {
    const problem = entered === value ? null : problemOf(entered)
    hold(field, problem === null ? null : { name, typed: entered, problem })
    if (problem === null && entered !== value) onSettled(entered)
  }
  const putBack = () => {
    setTyped(value)
    hold(field, null)
  }
  return { typed, setTyped, problem: kept?.problem ?? null, settle, putBack }
}

import { useEffect, useRef, useState } from 'react'
import { useComposer } from '#editor/composer/composer-context.ts'
import { entryOfPart } from '#theme/merge-parts.ts'

type FieldOptions = {
  /** Whose field it is: `variables.color-brand`, `links.link-1.href`. */
  readonly field: string
  readonly name: string
  readonly value: string
  /** A sentence about what was typed, or nothing when it can be taken. */
  readonly problemOf: (typed: string) => string | null
  readonly onSettled: (typed: string) => void
}

/** What a field is a part of in a theme: `links.visit` of `links.visit.href`. */
const keyOfField = (field: string) =>
  field.startsWith('links.') ? field.slice(0, field.lastIndexOf('.')) : field

/**
 * What is typed into a field until it is settled. What cannot be taken is held by the composer: it holds Save back, and is
 * there again when the field is drawn anew. A value that changes elsewhere takes its place; one that a colleague saves meanwhile
 * does not, and is asked about once the field is settled (T4).
 */
export const useSettledField = ({ field, name, value, problemOf, onSettled }: FieldOptions) => {
  const { held, hold, edits, askAbout } = useComposer()
  const edit = edits[entryOfPart(keyOfField(field))]
  const kept = held[field]
  const [typed, setTyped] = useState(kept?.typed ?? value)
  const shown = useRef({ value, edit })
  const isOvertaken = useRef(false)
  useEffect(() => {
    const before = shown.current
    if (before.value === value) return
    shown.current = { value, edit }
    // What a colleague has saved does not take away what is being typed; the row says whose value that would replace.
    isOvertaken.current = before.edit !== edit && typed !== before.value
    if (isOvertaken.current) return
    setTyped(value)
    hold(field, null)
  }, [value, edit, typed, field, hold])

  const settle = (entered: string) => {
    const problem = entered === value ? null : problemOf(entered)
    hold(field, problem === null ? null : { name, typed: entered, problem })
    if (problem !== null || entered === value) return
    onSettled(entered)
    if (isOvertaken.current) askAbout(keyOfField(field))
    isOvertaken.current = false
  }
  const putBack = () => {
    isOvertaken.current = false
    setTyped(value)
    hold(field, null)
  }
  return { typed, setTyped, problem: kept?.problem ?? null, settle, putBack }
}

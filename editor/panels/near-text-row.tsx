import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useComposer } from '#editor/composer/composer-context.ts'
import { defaultText, ownTexts } from '#editor/document/wording.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { TextRow } from '#editor/panels/text-row.tsx'
import { nameOfReference } from '#theme/entry-names.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** How far outside of what is seen rows are drawn, in px. */
const AHEAD = 1000

/** A text in a long list: its control once it has come near what is seen, until then its name and its words. */
export const NearTextRow = ({ reference }: { reference: TextReference }) => {
  const row = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useLayoutEffect(() => {
    const top = row.current?.getBoundingClientRect().top ?? 0
    if (top < window.innerHeight + AHEAD) setNear(true)
  }, [])
  useEffect(() => (isNear || !row.current ? undefined : watch(row.current, () => setNear(true))), [isNear])
  if (isNear) return <TextRow reference={reference} />
  return (
    <div ref={row} className={styles.farRow}>
      <span className={styles.name}>{nameOfReference(reference)}</span>
      <FarWords reference={reference} />
    </div>
  )
}

const FarWords = ({ reference }: { reference: TextReference }) => {
  const { document, wording } = useComposer()
  return ownTexts(document, wording.language)[reference] ?? defaultText(reference, wording.language)
}

/** What is done when an element comes near; one observer for all of them. */
const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

function watch(element: Element, onNear: () => void) {
  // Rows scroll within their column: the margin of the root alone would draw them as they come into sight.
  const options = { rootMargin: `${AHEAD}px`, scrollMargin: `${AHEAD}px` }
  observer ??= new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
  }, options as IntersectionObserverInit)
  waiting.set(element, onNear)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
    if (waiting.size === 0) observer = null
  }
}

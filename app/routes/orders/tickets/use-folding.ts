import { useState } from 'react'
import { flushSync } from 'react-dom'
import { goToBlock } from './go-to-block.ts'

/** Which of the settled visits have been asked for: their blocks are drawn below the day, until the page is loaded anew. */
export function useFolding(visits: readonly { id: string; settled: boolean }[]) {
  const [openIds, set] = useState<readonly string[]>([])
  const foldedIds = visits.filter(({ id, settled }) => settled && !openIds.includes(id)).map(({ id }) => id)
  return {
    isFolded: (id: string) => foldedIds.includes(id),
    /** Goes to the block of a visit, which is drawn before. */
    open: (id: string, headingId: string) => {
      flushSync(() => set(known => [...known, id]))
      goToBlock(headingId)
    },
  }
}

export type Folding = ReturnType<typeof useFolding>

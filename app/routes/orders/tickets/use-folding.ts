import { useState } from 'react'
import { flushSync } from 'react-dom'
import { goToBlock } from './go-to-block.ts'

type FoldableVisit = { id: string; settled: boolean }

/**
 * Which visits have no block but their line of the day. What is open stays open, whatever an answer settles, until another visit comes in or
 * leaves: nothing folds under a hand.
 */
export function useFolding(visits: readonly FoldableVisit[]) {
  const [known, set] = useState(() => openAmong(visits))
  const now = known.key === keyOf(visits) ? known : openAmong(visits)
  if (now !== known) set(now)
  return {
    isFolded: (id: string) =>
      visits.some(visit => visit.id === id && visit.settled) && !now.openIds.includes(id),
    /** Goes to the block of a visit, which is drawn before. */
    open: (id: string, headingId: string) => {
      flushSync(() => set({ ...now, openIds: [...now.openIds, id] }))
      goToBlock(headingId)
    },
  }
}

export type Folding = ReturnType<typeof useFolding>

const keyOf = (visits: readonly FoldableVisit[]) =>
  visits
    .map(({ id }) => id)
    .sort()
    .join()

const openAmong = (visits: readonly FoldableVisit[]) => ({
  key: keyOf(visits),
  openIds: visits.filter(({ settled }) => !settled).map(({ id }) => id),
})

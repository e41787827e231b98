import { useState } from 'react'
import { flushSync } from 'react-dom'
import { goToBlock, goToLine } from './go-to-block.ts'

type FoldableVisit = { id: string; settled: boolean; edited: boolean }

/**
 * Which visits have their line of the day, and no block, or one below that line. What is open stays open, and where it is, whatever an answer
 * settles, until another visit comes in or leaves: nothing folds or moves under a hand.
 */
export function useFolding(visits: readonly FoldableVisit[]) {
  const [known, set] = useState(() => standOf(visits))
  const now = known.key === keyOf(visits) ? known : standOf(visits)
  if (now !== known) set(now)
  const show = (openIds: readonly string[]) => flushSync(() => set({ ...now, openIds }))
  return {
    /** its block belongs to its line of the day */
    isOfDay: (id: string) => now.ofDayIds.includes(id),
    isFolded: (id: string) =>
      visits.some(visit => visit.id === id && visit.settled) && !now.openIds.includes(id),
    /** Goes to the block of a visit, which is drawn before. */
    open: (id: string, headingId: string) => {
      show([...now.openIds, id])
      goToBlock(headingId)
    },
    /** Goes back to the line of a visit, whose block is folded before. */
    fold: (id: string) => {
      show(now.openIds.filter(openId => openId !== id))
      goToLine(id)
    },
  }
}

export type Folding = ReturnType<typeof useFolding>

const keyOf = (visits: readonly FoldableVisit[]) =>
  visits
    .map(({ id }) => id)
    .sort()
    .join()

const standOf = (visits: readonly FoldableVisit[]) => ({
  key: keyOf(visits),
  openIds: idsOf(visits.filter(({ settled, edited }) => !settled || edited)),
  ofDayIds: idsOf(visits.filter(({ settled }) => settled)),
})

const idsOf = (visits: readonly FoldableVisit[]): readonly string[] => visits.map(({ id }) => id)

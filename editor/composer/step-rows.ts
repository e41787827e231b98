import type { History } from '#editor/history/history.ts'
import { type Difference, diffDocuments } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'

/** A step as a list shows it. */
export type StepRow = {
  /** How many steps are done where it is the last one. */
  readonly count: number
  readonly label: string
  /** Ms since 1970. */
  readonly at: number
  /** Every value before and after it. */
  readonly changes: readonly Difference[]
  /** It has been taken back, and can be taken again. */
  readonly isUndone: boolean
}

/** All steps of a history, the first one first: those that are done, and behind them those that were taken back. */
export const stepRows = ({ past, present, future }: History<ThemeDocument>): StepRow[] => {
  const documents = [
    ...past.map(({ document }) => document),
    present,
    ...future.map(({ document }) => document),
  ]
  return [...past, ...future].map(({ label, at }, index) => ({
    count: index + 1,
    label,
    at,
    changes: diffDocuments(documents[index]!, documents[index + 1]!),
    isUndone: index >= past.length,
  }))
}

/** One step that can be taken back: the document before it (of an undone one, after it), what it did in words, and when (ms since 1970). */
export type HistoryStep<Document> = {
  readonly document: Document
  readonly label: string
  readonly at: number
}

/** A document with its past and future. `saved` is the document as the server last had it. */
export type History<Document> = {
  readonly past: readonly HistoryStep<Document>[]
  readonly present: Document
  readonly future: readonly HistoryStep<Document>[]
  readonly saved: Document
}

/** How many steps are kept; the oldest go first. */
export const MAX_STEPS = 200

/** A history without past, its document saved. */
export const startHistory = <Document>(document: Document): History<Document> => ({
  past: [],
  present: document,
  future: [],
  saved: document,
})

/** Takes a step. What was undone before is gone; the same document again is no step. */
export const record = <Document>(
  history: History<Document>,
  { document, label, at }: HistoryStep<Document>,
): History<Document> => {
  const { past, present } = history
  if (document === present) return history
  return {
    ...history,
    past: [...past, { document: present, label, at }].slice(-MAX_STEPS),
    present: document,
    future: [],
  }
}

/** Takes the last step back; nothing happens at the beginning. */
export const undo = <Document>(history: History<Document>): History<Document> => {
  const { past, present, future } = history
  const last = past.at(-1)
  if (!last) return history
  return {
    ...history,
    past: past.slice(0, -1),
    present: last.document,
    future: [{ ...last, document: present }, ...future],
  }
}

/** Takes the step again that was taken back last; nothing happens at the end. */
export const redo = <Document>(history: History<Document>): History<Document> => {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (!next) return history
  return {
    ...history,
    past: [...past, { ...next, document: present }],
    present: next.document,
    future: rest,
  }
}

/** Goes to where `count` steps are done, back or forth; as far as there are steps. */
export const goTo = <Document>(history: History<Document>, count: number): History<Document> => {
  const move = history.past.length > count ? undo : redo
  const distance = Math.abs(history.past.length - count)
  return Array.from({ length: distance }).reduce<History<Document>>(move, history)
}

type Move<Document> = {
  readonly move: (document: Document) => Document
  readonly isSame: (a: Document, b: Document) => boolean
}

/**
 * Brings the documents of past and future over to what others have saved; the present is given, since only its author can
 * say what becomes of it. Steps that change nothing any more are left out. It is no step: nobody takes back what others did.
 */
export const rebase = <Document>(
  { past, future }: History<Document>,
  { present, saved, move, isSame }: Move<Document> & { present: Document; saved: Document },
): History<Document> => {
  const moved = (steps: readonly HistoryStep<Document>[]) =>
    steps.map(step => ({ ...step, document: move(step.document) }))
  const [before, after] = [moved(past), moved(future)]
  return {
    past: before.filter(({ document }, at) => !isSame(document, before[at + 1]?.document ?? present)),
    present,
    future: after.filter(({ document }, at) => !isSame(document, after[at - 1]?.document ?? present)),
    saved,
  }
}

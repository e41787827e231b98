import { type FitProblem, fitProblem, type WordsLayout } from '#editor/inspector/fit-problem.ts'
import type { Fit } from '#theme/texts/lists/text-definition.ts'

/** Where words do not fit: at a width of the page, in px, and with letters twice as large where `isLarge`. */
export type FitFinding = { readonly width: number; readonly isLarge: boolean; readonly problem: FitProblem }

const SIZES = [
  { width: 320, isLarge: false },
  { width: 390, isLarge: false },
  { width: 768, isLarge: false },
  { width: 1280, isLarge: false },
  { width: 1280, isLarge: true },
] as const

/**
 * Lays the page of a frame out at each size and gives what is wrong with the words of these elements there, the worst once a size; null where
 * none of them is seen at any size. The page is as it was before the next picture of the screen.
 */
export const measureFit = (
  frame: Window,
  { places, fit }: { places: readonly Element[]; fit: Fit },
): FitFinding[] | null => {
  const holder = frame.frameElement as HTMLElement | null
  const root = frame.document.documentElement
  if (!holder) return null
  const [inlineSize, fontSize] = [holder.style.inlineSize, root.style.fontSize]
  let isMeasured = false
  const findings = SIZES.flatMap(({ width, isLarge }) => {
    holder.style.inlineSize = `${width}px`
    root.style.fontSize = isLarge ? '200%' : fontSize
    // Asked for its width, the frame is laid out before its page is.
    const pageWidth = Math.min(holder.clientWidth, root.clientWidth)
    const layouts = places.flatMap(place => layoutOf(place, pageWidth) ?? [])
    isMeasured ||= layouts.length > 0
    const problems = layouts.flatMap(layout => fitProblem(layout, fit) ?? [])
    const worst = ORDER.find(problem => problems.includes(problem))
    return worst ? [{ width, isLarge, problem: worst }] : []
  })
  holder.style.inlineSize = inlineSize
  root.style.fontSize = fontSize
  return isMeasured ? findings : null
}

const ORDER = ['over', 'cut', 'broken', 'lines'] as const satisfies readonly FitProblem[]

/** How the words of an element lie; null where it has none that are seen, but for screen readers. */
function layoutOf(place: Element, pageWidth: number): WordsLayout | null {
  if (!place.isConnected || !place.checkVisibility({ visibilityProperty: true })) return null
  const nodes = [...place.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue?.trim(),
  )
  const boxes = nodes.flatMap(node => boxesOf(node, [0, node.nodeValue?.length ?? 0]))
  if (boxes.length === 0 || place.getBoundingClientRect().width <= HIDDEN) return null
  const left = Math.min(...boxes.map(box => box.left))
  const right = Math.max(...boxes.map(box => box.right))
  const bottom = Math.max(...boxes.map(box => box.bottom))
  return {
    left,
    right,
    pageWidth,
    isCut: isCutBy(place, { left, right, bottom }),
    lines: linesOf(boxes),
    hasBrokenWord: nodes.some(hasBrokenWord),
  }
}

const TEXT = 3
/** What is there for screen readers alone is a px large. */
const HIDDEN = 2

function boxesOf(node: Node, [start, end]: readonly [number, number]): DOMRect[] {
  const range = node.ownerDocument?.createRange()
  range?.setStart(node, start)
  range?.setEnd(node, end)
  return range ? [...range.getClientRects()].filter(({ width }) => width > 0) : []
}

/** Boxes that begin at about the same height are of one line. */
const linesOf = (boxes: readonly DOMRect[]): number =>
  new Set(boxes.map(({ top }) => Math.round(top / 4))).size

/** A word whose parts stand in two lines, where it has no hyphen of its own. */
const hasBrokenWord = (node: Node): boolean =>
  [...(node.nodeValue ?? '').matchAll(/[^\s\-\u00ad\u200b/]+/gu)].some(
    ({ index, 0: word }) => linesOf(boxesOf(node, [index, index + word.length])) > 1,
  )

type Edges = { left: number; right: number; bottom: number }

/** Whether a box around the words hides what goes beyond it. */
function isCutBy(place: Element, { left, right, bottom }: Edges): boolean {
  for (let box: Element | null = place; box && box !== box.ownerDocument.body; box = box.parentElement) {
    const { overflowX, overflowY } = box.ownerDocument.defaultView?.getComputedStyle(box) ?? {}
    const edge = box.getBoundingClientRect()
    if (isHiding(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) return true
    if (isHiding(overflowY) && bottom > edge.bottom + 1) return true
  }
  return false
}

const isHiding = (overflow: string | undefined) => overflow === 'hidden' || overflow === 'clip'

/** When a page has drawn what it was told, without waiting for a picture: React draws in a task that it has begun by then. */
export const redrawn = (frame: Window) =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new (frame as Window & typeof globalThis).MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

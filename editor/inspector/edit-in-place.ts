import { addMarks, IN_PLACE, type Point, unmark } from '#editor/inspector/watch-frame.ts'
import type { WordingPiece } from '#editor/inspector/wording-pieces.ts'

/** Words of a page that are being typed over, and what becomes of them. */
type InPlaceEdit = {
  /** what stands there */
  readonly node: Text
  readonly pieces: readonly WordingPiece[]
  /** what the field is called */
  readonly name: string
  /** where the caret goes, at the end with null */
  readonly at: Point | null
  /** Takes what was typed, or says why it cannot be taken. */
  readonly settle: (pieces: readonly WordingPiece[]) => string | null
  /** What was typed is given up. */
  readonly cancel: () => void
}

/** What the field takes over of the words it lies upon. */
const LOOK = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'color',
] as const
const TYPING = 'data-mq-typing'
/** Where a field begins or ends with an argument, or two stand side by side, a caret finds a place behind this. */
const GAP = '\u200b'

/**
 * Lays a field over words of a page, in their own type. Enter and leaving it settle what was typed, Escape leaves everything as it was;
 * what cannot be taken stays in the field with the reason until it can or Escape is pressed.
 */
export const editInPlace = ({ node, pieces, name, at, settle, cancel }: InPlaceEdit): void => {
  const page = node.ownerDocument
  const host = node.parentElement
  const frame = page.defaultView
  if (!host || !frame) return
  addMarks(frame)
  const origin = page.activeElement
  const field = fieldOf(page, pieces)
  field.setAttribute('aria-label', name)
  const box = page.createElement('div')
  box.setAttribute(IN_PLACE, '')
  box.append(field)
  const reason = reasonUnder(field)
  let isOver = false
  const close = () => {
    isOver = true
    unmark(page, TYPING)
    box.remove()
  }
  const end = (isKept: boolean) => {
    if (isOver) return
    const problem = isKept ? settle(readPieces(field, pieces)) : null
    reason(problem)
    if (problem !== null) return
    close()
    if (!isKept) cancel()
  }
  const leave = (isKept: boolean) => {
    end(isKept)
    if (isOver && origin instanceof (frame as ElementWindow).HTMLElement)
      origin.focus({ preventScroll: true })
  }
  field.addEventListener('keydown', event => {
    if (event.isComposing) return
    const isEnter = event.key === 'Enter' && !event.shiftKey
    if (isEnter || event.key === 'Escape') event.preventDefault()
    if (isEnter || event.key === 'Tab') leave(true)
    if (event.key === 'Escape') leave(false)
  })
  field.addEventListener('blur', () => end(true))
  const container = host.closest('dialog, [role="dialog"]') ?? page.body
  lay(box, { node, host, container })
  host.setAttribute(TYPING, '')
  field.focus({ preventScroll: true })
  putCaret(field, at)
}

type ElementWindow = Window & { HTMLElement: typeof HTMLElement }

/** The words as somebody types over them: a field of plain text in which arguments stand whole. */
const fieldOf = (page: Document, pieces: readonly WordingPiece[]): HTMLElement => {
  const field = page.createElement('div')
  field.setAttribute('contenteditable', 'plaintext-only')
  if (field.contentEditable !== 'plaintext-only') field.setAttribute('contenteditable', 'true')
  field.setAttribute('role', 'textbox')
  field.setAttribute('aria-multiline', 'true')
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    if ('words' in piece) field.append(piece.words)
    else field.append(...(before && 'words' in before ? [] : [GAP]), argumentOf(page, { piece, at }))
  }
  const last = pieces.at(-1)
  if (last && 'source' in last) field.append(GAP)
  return field
}

type ArgumentPiece = Extract<WordingPiece, { source: string }>

const argumentOf = (page: Document, { piece, at }: { piece: ArgumentPiece; at: number }): HTMLElement => {
  const element = page.createElement('bdi')
  element.setAttribute('contenteditable', 'false')
  element.dataset.piece = String(at)
  element.title = piece.source
  element.textContent = piece.shown
  return element
}

/** What stands in a field now: words, and those of the arguments that are still there. */
const readPieces = (field: HTMLElement, pieces: readonly WordingPiece[]): WordingPiece[] =>
  [...field.childNodes].flatMap(child => {
    const argument = pieces[Number((child as HTMLElement).dataset?.piece ?? Number.NaN)]
    if (argument) return argument
    const words = child.nodeName === 'BR' ? '\n' : (child.textContent ?? '').replaceAll(GAP, '')
    return words === '' ? [] : { words }
  })

/** Says under a field why something cannot be taken; with null nothing. */
const reasonUnder = (field: HTMLElement) => {
  const reason = field.ownerDocument.createElement('p')
  reason.setAttribute('role', 'alert')
  return (problem: string | null) => {
    field.toggleAttribute('aria-invalid', problem !== null)
    if (problem === null) return reason.remove()
    reason.textContent = problem
    field.after(reason)
  }
}

type Place = { readonly node: Text; readonly host: Element; readonly container: Element }

/** Lays a box where the words stand, on the page and not on the screen, so that it scrolls with them; it grows the way they run. */
const lay = (box: HTMLElement, { node, host, container }: Place): void => {
  const page = host.ownerDocument
  const frame = page.defaultView
  if (!frame) return
  const range = page.createRange()
  range.selectNodeContents(node)
  const words = range.getBoundingClientRect()
  const drawn = frame.getComputedStyle(host)
  for (const name of LOOK) box.style[name] = drawn[name]
  box.dir = drawn.direction
  const side = drawn.direction === 'rtl' ? 'right' : 'left'
  const room = side === 'left' ? frame.innerWidth - words.left : words.right
  Object.assign(box.style, {
    minInlineSize: `${words.width}px`,
    minBlockSize: `${words.height}px`,
    maxInlineSize: `${range.getClientRects().length > 1 ? words.width : Math.max(room, words.width)}px`,
    top: '0',
    [side]: '0',
  })
  container.append(box)
  const present = box.getBoundingClientRect()
  box.style.top = `${words.top - present.top}px`
  box.style[side] = `${side === 'left' ? words.left - present.left : present.right - words.right}px`
}

type CaretDocument = Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }

const putCaret = (field: HTMLElement, at: Point | null): void => {
  const page = field.ownerDocument as CaretDocument
  const pointed = at && page.caretRangeFromPoint?.(at.x, at.y)
  const end = page.createRange()
  end.selectNodeContents(field)
  end.collapse(false)
  const selection = page.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(pointed && field.contains(pointed.startContainer) ? pointed : end)
}

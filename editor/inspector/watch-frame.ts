/** What somebody pointed at in the page of the frame. */
export type Pointed = { readonly element: Element; readonly words: string | null }

type Watch = { readonly onPart: (pointed: Pointed) => void }

const HOVER = 'data-mq-pointed'

/** Marks what the pointer is on, and what shows a control's value, without a style of the page's own. */
const MARKS = `[${HOVER}]{outline:2px dashed var(--mq-focus-ring)!important;outline-offset:2px;cursor:pointer!important}[data-mq-remark]{outline:2px dotted var(--mq-focus-ring)!important;outline-offset:4px}[data-mq-lit]{outline:3px solid var(--mq-focus-ring)!important;outline-offset:3px}`

type SheetWindow = Window & { CSSStyleSheet: typeof CSSStyleSheet; Element: typeof Element }

/** The text under the pointer. */
const wordsAt = ({ target, clientX, clientY }: MouseEvent): string | null => {
  const page = (target as Element).ownerDocument as Document & {
    caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node } | null
    caretRangeFromPoint?: (x: number, y: number) => Range | null
  }
  const node =
    page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ??
    page.caretRangeFromPoint?.(clientX, clientY)?.startContainer
  const isInside =
    node?.nodeType === 3 && node.parentElement && (target as Element).contains(node.parentElement)
  return isInside ? node.nodeValue : null
}

/** The sheet that shows what is pointed at and lit; it stays until the page goes. */
export const addMarks = (frame: Window): void => {
  const { document: page } = frame
  if (marked.has(page)) return
  marked.add(page)
  const sheet = new (frame as SheetWindow).CSSStyleSheet()
  sheet.replaceSync(MARKS)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}

const marked = new WeakSet<Document>()

/**
 * Takes clicks, and Enter on what has the focus, away from a page and tells what they were on. Returns how to stop. What is typed
 * and where Tab leads stays as it is.
 */
export const watchFrame = (frame: Window, { onPart }: Watch): (() => void) => {
  const { document: page } = frame
  addMarks(frame)
  const isElement = (target: EventTarget | null): target is Element =>
    target instanceof (frame as SheetWindow).Element
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = (event: MouseEvent) => {
    stop(event)
    if (isElement(event.target)) onPart({ element: event.target, words: wordsAt(event) })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    stop(event)
    if (event.key === 'Enter' && isElement(event.target)) onPart({ element: event.target, words: null })
  }
  const onPointer = ({ target }: MouseEvent) => {
    unmark(page, HOVER)
    if (isElement(target)) target.setAttribute(HOVER, '')
  }
  const onLeave = () => unmark(page, HOVER)
  const listeners = [
    ['click', onClick],
    ['auxclick', stop],
    ['mousedown', stop],
    ['pointerdown', (event: Event) => event.stopImmediatePropagation()],
    ['submit', stop],
    ['keydown', onKey],
    ['keyup', (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && stop(event)],
    ['mouseover', onPointer],
    ['mouseleave', onLeave],
  ] as [string, EventListener][]
  for (const [name, listener] of listeners) page.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of listeners) page.removeEventListener(name, listener, true)
    onLeave()
  }
}

/** Takes a mark from everything that has it. */
export const unmark = (page: Document, mark: string): void => {
  for (const element of page.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
}

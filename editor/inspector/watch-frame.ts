import { isPressing } from '#editor/preview/press-page.ts'

/** A place on the screen, in pixels. */
export type Point = { readonly x: number; readonly y: number }

/** What somebody pointed at in the page of the frame. */
export type Pointed = { readonly element: Element; readonly words: string | null }

type Watch = {
  readonly onPart: (pointed: Pointed) => void
  /** What was pressed twice, or by keyboard again: its words are to be typed over; where the pointer is, if it was that. */
  readonly onEdit: (pointed: Pointed, at: Point | null) => void
}

/** What lies over words that are typed over; its keys and clicks are its own. */
export const IN_PLACE = 'data-mq-in-place'
const DISABLED = 'button:disabled, input:disabled, select:disabled, textarea:disabled'
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'F2'])

const HOVER = 'data-mq-pointed'
/** On what shows a control's value. */
const LIT = 'data-mq-lit'

/** Marks what the pointer is on, and what shows a control's value, without a style of the page's own. */
const MARKS = `[${HOVER}]{outline:2px dashed var(--mq-focus-ring)!important;outline-offset:2px;cursor:pointer!important}[data-mq-remark]{outline:2px dotted var(--mq-focus-ring)!important;outline-offset:4px}[${LIT}]{outline:3px solid var(--mq-focus-ring)!important;outline-offset:3px}[data-mq-typing]{-webkit-text-fill-color:transparent!important}[${IN_PLACE}]{position:absolute;z-index:2147483647;inline-size:max-content;white-space:pre-wrap;overflow-wrap:anywhere;text-align:start;backdrop-filter:blur(.5em);outline:2px solid var(--mq-focus-ring);outline-offset:2px}[${IN_PLACE}] [role=textbox]{outline:none;cursor:text}[${IN_PLACE}] bdi{outline:1px dashed;cursor:default}[${IN_PLACE}] p{margin:0;padding:.25em .5em;font:1rem/1.4 system-ui;text-transform:none;letter-spacing:normal;background:Canvas;color:CanvasText}`

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
export const watchFrame = (frame: Window, { onPart, onEdit }: Watch): (() => void) => {
  const { document: page } = frame
  addMarks(frame)
  const isElement = (target: EventTarget | null): target is Element =>
    target instanceof (frame as SheetWindow).Element
  const stop = (event: Event) => {
    if (isTypedOver(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const isTypedOver = (target: EventTarget | null) =>
    isElement(target) && target.closest(`[${IN_PLACE}]`) !== null
  let pressed: Element | null = null
  const onClick = (event: MouseEvent) => {
    stop(event)
    if (event.detail > 1 || !isElement(event.target) || isTypedOver(event.target)) return
    pressed = event.target
    onPart({ element: event.target, words: wordsAt(event) })
  }
  const onTwice = (event: MouseEvent) => {
    stop(event)
    if (isElement(event.target) && !isTypedOver(event.target))
      onEdit({ element: event.target, words: wordsAt(event) }, { x: event.clientX, y: event.clientY })
  }
  // A disabled control gets no click; the pointer is told of it all the same.
  const onPointerUp = (event: PointerEvent) => {
    const disabled = page.elementFromPoint(event.clientX, event.clientY)?.closest(DISABLED)
    if (disabled) onPart({ element: disabled, words: null })
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (!isElement(target) || isTypedOver(target) || !KEYS.has(key)) return
    stop(event)
    const isAgain = key === 'F2' || (key === 'Enter' && (target === pressed || target.matches(`[${LIT}]`)))
    if (isAgain) onEdit({ element: target, words: null }, null)
    else if (key === 'Enter') {
      pressed = target
      onPart({ element: target, words: null })
    }
  }
  const onPointer = ({ target }: MouseEvent) => {
    unmark(page, HOVER)
    if (isElement(target)) target.setAttribute(HOVER, '')
  }
  const onLeave = () => unmark(page, HOVER)
  const watched = [
    ['click', onClick],
    ['dblclick', onTwice],
    ['pointerup', onPointerUp],
    ['auxclick', stop],
    ['mousedown', stop],
    ['pointerdown', (event: Event) => isTypedOver(event.target) || event.stopImmediatePropagation()],
    ['submit', stop],
    ['keydown', onKey],
    ['keyup', (event: KeyboardEvent) => KEYS.has(event.key) && stop(event)],
    ['mouseover', onPointer],
    ['mouseleave', onLeave],
  ] as [string, EventListener][]
  // What a scene presses is done to the page, and no click of the author.
  const listeners = watched.map(([name, listener]) => {
    const hear: EventListener = event => isPressing(page) || listener(event)
    return [name, hear] as const
  })
  for (const [name, listener] of listeners) page.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of listeners) page.removeEventListener(name, listener, true)
    onLeave()
  }
}

/** Whether words of a page are being typed over. */
export const hasFieldOver = (page: Document): boolean => page.querySelector(`[${IN_PLACE}]`) !== null

/** What is lit only so that it can take the focus, since words that show can be typed over there. */
const BY_KEY = 'key'

/** Lights up places of a page in the stead of those before; words take the focus there. */
export const lightUp = (
  page: Document,
  { places, isWords }: { readonly places: readonly Element[]; readonly isWords: boolean },
): void => {
  for (const element of page.querySelectorAll(`[${LIT}="${BY_KEY}"]`)) element.removeAttribute('tabindex')
  unmark(page, LIT)
  for (const place of places) {
    const isStill = isWords && (place as HTMLElement).tabIndex < 0 && !place.hasAttribute('tabindex')
    place.setAttribute(LIT, isStill ? BY_KEY : '')
    if (isStill) place.setAttribute('tabindex', '0')
  }
}

/** Takes a mark from everything that has it. */
export const unmark = (page: Document, mark: string): void => {
  for (const element of page.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
}

import { type RefObject, useEffect, useRef } from 'react'
import { isRemarkable, remarkableElements, wordsAt } from '#app/shell/draft-notice/place-of.ts'
import { announce } from '#app/ui/live-region/live-region.tsx'

type Picking = { isPicking: boolean; onPick: (element: HTMLElement) => void; onEnd: () => void }

/**
 * While somebody picks, a press takes the element below it and nothing of the page reacts; arrow keys walk through what says something, Enter
 * takes it and Escape ends. Gives the frame that is drawn around it.
 */
export function usePickedElement({ isPicking, onPick, onEnd }: Picking): RefObject<HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const show = (element: HTMLElement | null) => {
      current.current = element
      if (frame.current) drawFrame(frame.current, element)
    }
    const follow = () => show(current.current)
    window.addEventListener('scroll', follow, { passive: true })
    const stop = isPicking ? pick({ show, current, onPick, onEnd }) : () => undefined
    return () => {
      window.removeEventListener('scroll', follow)
      stop()
    }
  }, [isPicking, onPick, onEnd])
  return frame
}

type Pick = Omit<Picking, 'isPicking'> & {
  show: (element: HTMLElement | null) => void
  current: { current: HTMLElement | null }
}

/** Listens before the page does, until it is stopped. */
function pick({ show, current, onPick, onEnd }: Pick): () => void {
  const onMove = (event: PointerEvent) => show(remarkableAt(event.target) ?? current.current)
  const onClick = (event: MouseEvent) => {
    if (isOfBar(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    const element = remarkableAt(event.target)
    if (!element) return
    show(element)
    onPick(element)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEnd()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const next = neighbour(current.current, step)
      next?.scrollIntoView({ block: 'center' })
      show(next)
      if (next) announce(wordsAt(next))
    } else if (event.key === 'Enter' && current.current && !isButtonOfBar(event.target)) {
      event.preventDefault()
      onPick(current.current)
    }
  }
  document.addEventListener('pointermove', onMove, true)
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('pointermove', onMove, true)
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('keydown', onKey, true)
  }
}

const isOfBar = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-draft-notice]') !== null

/** Cancel is pressed with Enter as well; the button that began all this is where the focus still is. */
const isButtonOfBar = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-draft-notice] button:not([aria-pressed])') !== null

/** The nearest thing above a press that says something; the pressed element itself where nothing does. */
function remarkableAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || isOfBar(target)) return null
  for (let at: HTMLElement | null = target; at && at !== document.body; at = at.parentElement)
    if (isRemarkable(at)) return at
  return target
}

function neighbour(element: HTMLElement | null, step: number): HTMLElement | null {
  const all = remarkableElements()
  const at = element ? all.indexOf(element) : -1
  return all[Math.min(Math.max(at + step, 0), all.length - 1)] ?? null
}

function drawFrame(frame: HTMLDivElement, element: HTMLElement | null): void {
  frame.hidden = !element
  if (!element) return
  const { top, left, width, height } = element.getBoundingClientRect()
  Object.assign(frame.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}

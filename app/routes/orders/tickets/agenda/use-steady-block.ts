import { useRef } from 'react'
import { useBeforePaint } from '#app/ui/styles/use-before-paint.ts'

/**
 * Keeps a block under the hand that changes it: where another time gives it another place in the day, the page is scrolled by as much.
 * Returns what its frame has to be given.
 */
export function useSteadyBlock() {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef<number | null>(null)
  const remember = () => {
    before.current = topOf(frame.current)
  }
  useBeforePaint(() => {
    const after = topOf(frame.current)
    if (before.current !== null && after !== null && after !== before.current)
      window.scrollBy({ top: after - before.current, behavior: 'instant' })
    before.current = null
  })
  return { ref: frame, onClickCapture: remember, onChangeCapture: remember }
}

const topOf = (element: HTMLElement | null) => element?.getBoundingClientRect().top ?? null

import { type RefObject, useEffect, useState } from 'react'

/** Pictures whose pages stand at once, each of two frames; the one seen longest ago gives way. */
const MAX_DRAWN = 4
/** How far below the screen a picture is begun. */
const AHEAD = '300px'

/** How each drawn picture is taken down, the one seen last at the end. */
const drawn: (() => void)[] = []

/** Whether a picture is to be drawn: from when it comes near the screen until others have taken its place. */
export function useNearness(ref: RefObject<HTMLElement>): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const leave = () => setDrawn(false)
    const forget = () => {
      const at = drawn.indexOf(leave)
      if (at >= 0) drawn.splice(at, 1)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        forget()
        drawn.push(leave)
        setDrawn(true)
        if (drawn.length > MAX_DRAWN) drawn.shift()?.()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      forget()
    }
  }, [ref])
  return isDrawn
}

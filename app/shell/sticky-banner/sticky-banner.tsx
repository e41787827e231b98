import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from '#app/shell/sticky-banner/sticky-banner.css.ts'

/** From this scroll offset on the banner stays on top, in px (CHK-314). */
const MIN_SCROLL = 100

/** A line that scrolls with the page and then stays in sight. Without JavaScript it stays as soon as it would leave. */
export const StickyBanner = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const fixed = useScrolledPast(MIN_SCROLL)
  const blockSize = fixed ? place.current?.offsetHeight : undefined
  return (
    <div ref={place} className={styles.place} style={blockSize ? { blockSize } : undefined}>
      <div className={styles.banner} data-fixed={fixed ? '' : undefined}>
        <div className={styles.inner}>{children}</div>
      </div>
    </div>
  )
}

/** Whether the page is scrolled by at least that many px. */
const useScrolledPast = (offset: number): boolean => {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY >= offset)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [offset])
  return past
}

import { useSyncExternalStore } from 'react'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'

type Urgency = 'polite' | 'assertive'
type Announcement = { text: string; urgency: Urgency; count: number }

let current: Announcement = { text: '', urgency: 'polite', count: 0 }
const silence = current
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Has something read out: the new total, what was added, what went wrong. The layout holds the region. */
export const announce = (text: string, urgency: Urgency = 'polite') => {
  current = { text, urgency, count: current.count + 1 }
  for (const listener of listeners) listener()
}

/** Where announcements are read from. One per page, in the layout. */
export const LiveRegion = () => {
  const { text, urgency, count } = useSyncExternalStore(
    subscribe,
    () => current,
    () => silence,
  )
  // The same words twice are two announcements: a changing key makes the text a new node.
  const announcement = <span key={count}>{text}</span>
  return (
    <>
      <div className={hidden} role="status">
        {urgency === 'polite' && announcement}
      </div>
      <div className={hidden} role="alert">
        {urgency === 'assertive' && announcement}
      </div>
    </>
  )
}

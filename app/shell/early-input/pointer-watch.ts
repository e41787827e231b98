/**
 * Knows whether a finger or the first button of a mouse is down. What is drawn meanwhile can move a button away from under it, and the
 * press is lost: there is no click where a press began on one element and ends on another.
 */
export function createPointerWatch() {
  let isDown = false
  let waiting: (() => void)[] = []

  const press = ({ button }: PointerEvent) => {
    isDown ||= button === 0
  }
  /** The click comes with the release: who waits goes on after it. */
  const release = () => {
    isDown = false
    const released = waiting
    waiting = []
    for (const goOn of released) setTimeout(goOn)
  }
  return {
    /** Begins to watch; what it gives ends that. */
    start() {
      // A press may be older than the watch; one by a key ends with the key.
      isDown = document.querySelector(':active') !== null
      window.addEventListener('pointerdown', press, true)
      window.addEventListener('pointerup', release, true)
      window.addEventListener('pointercancel', release, true)
      window.addEventListener('keyup', release, true)
      return () => {
        window.removeEventListener('pointerdown', press, true)
        window.removeEventListener('pointerup', release, true)
        window.removeEventListener('pointercancel', release, true)
        window.removeEventListener('keyup', release, true)
        release()
      }
    },
    /** Waits until nothing is held down. */
    whenUp: (): Promise<void> => (isDown ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
  }
}

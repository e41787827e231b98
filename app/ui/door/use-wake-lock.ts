import { useEffect } from 'react'

/** Keeps the screen lit while the page is looked at, on devices that can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const keepLit = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void taken?.release()
      else lock = taken
    }
    void keepLit()
    // A page that is left loses its lock: it is taken again when somebody comes back.
    document.addEventListener('visibilitychange', keepLit)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keepLit)
      void lock?.release()
    }
  }, [])
}

import { useEffect, useState } from 'react'

/**
 * Seconds that are left of what the server counted, second by second. The browser's clock only measures how long that was ago,
 * so that a wrong clock shortens nobody's hold. `key` changes when the server counted anew.
 */
export function useSecondsLeft(seconds: number, key: string): number {
  const whole = { key, left: seconds }
  const [state, set] = useState(whole)
  if (state.key !== key) set(whole)

  useEffect(() => {
    const counted = Date.now()
    const tick = () => {
      const left = Math.max(0, seconds - Math.floor((Date.now() - counted) / 1000))
      set({ key, left })
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [seconds, key])

  return state.left
}

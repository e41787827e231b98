import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { pollDelay } from './poll-delay.ts'

/** Asks now and then how the verification stands, while somebody looks at the page, and loads the page again once it changed. */
export function useAwaited(stateHref: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      if (document.visibilityState === 'visible' && (await hasChanged(stateHref))) isOver = true
      if (isOver) return revalidate()
      timer = setTimeout(look, pollDelay(Date.now() - began))
    }
    const lookNow = () => {
      if (document.visibilityState !== 'visible' || isOver) return
      clearTimeout(timer)
      void look()
    }
    timer = setTimeout(look, pollDelay(0))
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [stateHref, revalidate])
}

/** A dead line or a failing server is no change: it is asked again. */
async function hasChanged(stateHref: string): Promise<boolean> {
  try {
    const response = await fetch(stateHref, { cache: 'no-store' })
    return response.ok && (await response.json()).status !== 'verification_sent'
  } catch {
    return false
  }
}

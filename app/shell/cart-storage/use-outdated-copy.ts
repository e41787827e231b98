import { useEffect } from 'react'
import { writeCopy } from './stored-copy.ts'

/**
 * Whatever is posted may change the cart, or what it costs this visitor: from then on the copy is out of date, and the next
 * screen takes the cart from the server again (ORD-144).
 */
export function useOutdatedCopy(tenantId: string) {
  useEffect(() => {
    const forget = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.method === 'post') writeCopy(tenantId, null)
    }
    document.addEventListener('submit', forget, true)
    return () => document.removeEventListener('submit', forget, true)
  }, [tenantId])
}

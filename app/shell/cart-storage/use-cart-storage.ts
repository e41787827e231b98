import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { CartPayload } from '#app/contract/carts.ts'
import { copyDiscrepancy, type Discrepancy } from '#app/rules/carts/cart-errors.ts'
import { usableCart } from '#app/rules/carts/cart-storage.ts'
import { type CartWatch, isReloadDue, RELOAD_DELAY, tabShown, watchOf } from '#app/rules/carts/cart-watch.ts'
import { reportDiscrepancy } from './report-discrepancy.ts'
import { readCopy, writeCopy } from './stored-copy.ts'

type KeptCart = Pick<CartPayload, 'id' | 'version' | 'templates' | 'comboItems' | 'expirationDate'>

/**
 * Keeps a copy of the server's cart in this browser, under the venue's own key, and reloads the page's data when another tab
 * has changed it (ORD-110, ORD-145). `undefined` is a page that shows the copy itself: it stays as it is. What counts is always
 * the cart of the server.
 *
 * Gives what the copy and the server disagree about, raised and reported once (ORD-155): the ordering screens go on with what
 * the server says; checkout may stop the visitor with it (CHK-123).
 */
export function useCartStorage(tenantId: string, cart: KeptCart | null | undefined): Discrepancy | null {
  const { revalidate } = useRevalidator()
  const watch = useRef<CartWatch>(watchOf(null))
  const [found, setFound] = useState<Discrepancy | null>(null)

  useEffect(() => {
    const differs = cart && discrepancyWithCopy(tenantId, cart)
    if (differs) {
      setFound(differs)
      reportDiscrepancy(tenantId, differs)
    }
    if (cart !== undefined) writeCopy(tenantId, cart)
    watch.current = watchOf(parsed(readCopy(tenantId)))
  }, [tenantId, cart])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (document.visibilityState !== 'visible') return
      watch.current = tabShown(watch.current, { stored: parsed(readCopy(tenantId)), at: Date.now() })
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isReloadDue(watch.current, Date.now())) revalidate()
      }, RELOAD_DELAY)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [tenantId, revalidate])

  return found
}

function discrepancyWithCopy(tenantId: string, cart: KeptCart): Discrepancy | null {
  const copy = usableCart(readCopy(tenantId), { tenantId, now: new Date() })
  return copy && copyDiscrepancy(copy, cart)
}

function parsed(text: string | null): object | null {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

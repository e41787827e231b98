import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { cartKey, storedCart } from '#app/rules/carts/cart-storage.ts'
import { type CartWatch, isReloadDue, RELOAD_DELAY, reloaded, tabShown } from '#app/rules/carts/cart-watch.ts'

/**
 * Keeps a copy of the server's cart in this browser, under the venue's own key, and reloads the page's data when another tab
 * has changed it (ORD-110, ORD-145). The copy is for display and comparison: what counts is the cart of the server.
 */
export function useCartStorage(tenantId: string, cart: { expirationDate: string } | null) {
  const { revalidate } = useRevalidator()
  const watch = useRef<CartWatch>({ known: null, reloadAt: null })

  useEffect(() => {
    const key = cartKey(tenantId)
    writeStored(key, cart)
    watch.current = reloaded(readStored(key))
  }, [tenantId, cart])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (document.visibilityState !== 'visible') return
      watch.current = tabShown(watch.current, { stored: readStored(cartKey(tenantId)), at: Date.now() })
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
}

/** A browser may forbid storage, or have none left: the page works without the copy. */
function writeStored(key: string, cart: { expirationDate: string } | null) {
  try {
    if (cart) window.localStorage.setItem(key, JSON.stringify(storedCart(cart, new Date())))
    else window.localStorage.removeItem(key)
  } catch {
    // The server's cart counts.
  }
}

function readStored(key: string): object | null {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

import { useState, useSyncExternalStore } from 'react'

type CountChange = { count: number; at: number } | null

/** A page that was loaded so shortly after a press was kept may have been read before it. Milliseconds. */
const FRESH = 2_000

let current: CountChange = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A screen has changed the order without loading a page: what the header counts from now on; null leaves it to the next page. */
export function tellCartCount(count: number | null) {
  current = count === null ? null : { count, at: Date.now() }
  for (const listener of listeners) listener()
}

/** How many things the order holds: as the page was loaded, or as a press has changed it since. */
export function useCartCount(cart: { count: number }): number {
  const change = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  const [seen, see] = useState<{ cart: { count: number }; before: CountChange }>({ cart, before: change })
  if (seen.cart !== cart) see({ cart, before: change && Date.now() - change.at < FRESH ? null : change })
  return change && change !== seen.before ? change.count : cart.count
}

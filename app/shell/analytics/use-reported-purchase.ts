import { useEffect } from 'react'
import type { Purchase } from '#app/gateways/analytics/tracker.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'

const MAX_REMEMBERED = 20
const keyOf = (tenantId: string) => `marquee-purchases:${tenantId}`

/** Reports a placed order as a purchase, once in this browser however often its page is opened (CHK-096). */
export function useReportedPurchase(tenantId: string, order: Purchase | null) {
  const { purchase, isMeasuring } = useAnalytics()
  useEffect(() => {
    if (!order || !isMeasuring) return
    const known = readNumbers(keyOf(tenantId))
    if (known.includes(order.orderNumber)) return
    keepNumbers(keyOf(tenantId), [order.orderNumber, ...known].slice(0, MAX_REMEMBERED))
    purchase(order)
  }, [tenantId, order, purchase, isMeasuring])
}

function readNumbers(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(String(window.localStorage.getItem(key)))
    return Array.isArray(stored) ? stored.filter(number => typeof number === 'string') : []
  } catch {
    return []
  }
}

function keepNumbers(key: string, numbers: readonly string[]) {
  try {
    window.localStorage.setItem(key, JSON.stringify(numbers))
  } catch {
    // Without storage an order that is opened again is reported again.
  }
}

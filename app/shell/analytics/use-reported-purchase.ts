import { useEffect } from 'react'
import type { Purchase } from '#app/gateways/analytics/tracker.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { keepItem, readItem } from '#app/shell/browser-storage/stored-item.ts'

const MAX_REMEMBERED = 20
const keyOf = (tenantId: string) => `marquee-purchases:${tenantId}`

/** Reports a placed order as a purchase, once in this browser however often its page is opened (CHK-096). Without storage it is reported again. */
export function useReportedPurchase(tenantId: string, order: Purchase | null) {
  const { purchase, isMeasuring } = useAnalytics()
  useEffect(() => {
    if (!order || !isMeasuring) return
    const known = readNumbers(keyOf(tenantId))
    if (known.includes(order.orderNumber)) return
    keepItem(keyOf(tenantId), JSON.stringify([order.orderNumber, ...known].slice(0, MAX_REMEMBERED)))
    purchase(order)
  }, [tenantId, order, purchase, isMeasuring])
}

function readNumbers(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(String(readItem(key)))
    return Array.isArray(stored) ? stored.filter(number => typeof number === 'string') : []
  } catch {
    return []
  }
}

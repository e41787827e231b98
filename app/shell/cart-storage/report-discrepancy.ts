import type { Discrepancy } from '#app/rules/carts/cart-errors.ts'

/** Raises the error in the browser, where a venue's monitoring hears of it, and tells the server's log (ORD-155, CHK-124). */
export function reportDiscrepancy(tenantId: string, { message, ...ids }: Discrepancy) {
  window.reportError?.(new Error(message))
  navigator.sendBeacon?.(`/orders/${encodeURIComponent(tenantId)}/cart-report`, JSON.stringify(ids))
}

/** The screens of a visitor's account (MEM-010, MEM-025). */
type AccountScreen = 'orders' | 'profile'

/** The address of a screen of the account. */
export const accountHref = (tenantId: string, screen: AccountScreen): string =>
  `/account/${encodeURIComponent(tenantId)}/${screen}`

/** The address of one order of the visitor (MEM-012). */
export const accountOrderHref = (tenantId: string, orderNumber: string): string =>
  `${accountHref(tenantId, 'orders')}/${encodeURIComponent(orderNumber)}`

/** Where the files of an order are, for whoever bought it with this browser. */
export const orderFilesAddress = (tenantId: string, orderNumber: string): string =>
  `/checkout/${encodeURIComponent(tenantId)}/confirm/${encodeURIComponent(orderNumber)}`

/** The tickets of an order as PDF, and its visits for a calendar. */
export function orderFilesHref(tenantId: string, orderNumber: string) {
  const address = orderFilesAddress(tenantId, orderNumber)
  return { tickets: `${address}/tickets.pdf`, calendar: `${address}/visit.ics` }
}

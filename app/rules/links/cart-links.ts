/** Where a visitor gets the link that brings their order to another device. */
export const otherDeviceHref = (tenantId: string): string =>
  `/orders/${encodeURIComponent(tenantId)}/other-device`

/** Where that link leads on the other device. */
export const cartLinkHref = (tenantId: string, link: string): string =>
  `/orders/${encodeURIComponent(tenantId)}/continue/${encodeURIComponent(link)}`

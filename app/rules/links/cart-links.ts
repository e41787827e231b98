/** Where that link leads on the other device. */
export const cartLinkHref = (tenantId: string, link: string): string =>
  `/orders/${encodeURIComponent(tenantId)}/continue/${encodeURIComponent(link)}`

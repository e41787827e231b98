/**
 * Where a reseller of this venue registers: the configured page of the accounts site, told by `id` which venue it is about
 * (CHK-083). What the configured address carries otherwise is kept.
 */
export function resellerHref(registration: string, tenantId: string): string {
  const [, address = '', query = '', place = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(registration) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set('id', tenantId)

  return `${address}?${parameters}${place}`
}

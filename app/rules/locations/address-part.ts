/** A field of an address form below its country. */
export type AddressPart = 'streetAddress1' | 'streetAddress2' | 'city' | 'state' | 'zip'

/** The code and what is written next to it, town or region, which share a row of the form; the code alone where a street is next to it. */
export function partsBesideCode(order: readonly AddressPart[]): AddressPart[] {
  const place = order.indexOf('zip')
  const neighbor = [order[place - 1], order[place + 1]].find(part => part === 'state' || part === 'city')

  return place < 0 ? [] : ['zip', ...(neighbor ? [neighbor] : [])]
}

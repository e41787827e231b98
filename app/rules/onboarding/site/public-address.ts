import ipaddr from 'ipaddr.js'

const PORTS = ['', '80', '443', '8080', '8443']

/** Whether an address of the web may be fetched at all, before its host is looked up: http or https on a usual port, without credentials. */
export function mayFetch(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, username, password, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && PORTS.includes(port) && !username && !password && hostname !== ''
}

/** An address as people type it: without `https://`, with spaces around it. Undefined for what cannot be fetched. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim()
  if (!typed || /\s/.test(typed)) return undefined
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  return mayFetch(address) && /[.:]/.test(new URL(address).hostname) ? new URL(address).href : undefined
}

/** Whether an IP address lies in the open internet: not in a private, local, shared or reserved range, in either notation. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

/**
 * Where a venue's own host is reached, without a slash at the end: with the scheme and port of the platform's address, in whose place it
 * stands.
 */
export function hostOrigin(publicUrl: string, host: string): string {
  const { protocol, port } = new URL(publicUrl)

  return `${protocol}//${host}${port && `:${port}`}`
}

/** The host name of an address as browsers send it. */
export const hostOf = (address: string): string => new URL(address).hostname

import { PLATFORM_TENANT } from './platform-tenant.ts'

/** What an address of a venue is made of when it is typed here: shorter and plainer than what a venue file may use. */
const VENUE_ID = /^[a-z0-9][a-z0-9-]{1,39}$/

const NOT_LATIN = /\p{M}/gu

/** An address for a venue from its name: `Museo del Niño` → `museo-del-nino`; empty for a name without Latin letters. */
export const venueIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(NOT_LATIN, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')

/** What a host begins with that says nothing of whose it is. */
const COMMON_LABEL = /^(?:www\d*|web|m|en|home|shop|tickets?|visit)\./

/** How many venues of one name get an address by themselves. */
const MAX_VENUES_OF_NAME = 20

type Named = { name: string; siteAddress: string }

/**
 * Addresses that suit a venue, the likeliest first: from its name, else from the host of its site (`umihoshi.or.jp` → `umihoshi`), then
 * with numbers, where others have it already; none where neither has Latin letters.
 */
export function venueIdsFor({ name, siteAddress }: Named): string[] {
  const host = URL.canParse(siteAddress) ? new URL(siteAddress).hostname.replace(COMMON_LABEL, '') : ''
  const isAddressOfNumbers = /^(?:[\d.]+$|\[)/.test(host)
  const [label = ''] = isAddressOfNumbers ? [] : host.split('.')
  const id = [venueIdOf(name), venueIdOf(label)].find(isVenueId)
  if (!id) return []
  const numbers = Array.from({ length: MAX_VENUES_OF_NAME - 1 }, (_, index) => index + 2)
  return [id, ...numbers.map(number => `${id.slice(0, 37)}-${number}`)]
}

/** Whether a venue may have this address. */
export const isVenueId = (id: string): boolean => VENUE_ID.test(id) && id !== PLATFORM_TENANT

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

/** Whether a venue may have this address. */
export const isVenueId = (id: string): boolean => VENUE_ID.test(id) && id !== PLATFORM_TENANT

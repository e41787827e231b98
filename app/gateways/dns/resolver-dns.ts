import { Resolver } from 'node:dns/promises'
import type { DnsGateway } from './dns-gateway.ts'

const TIMEOUT_MS = 3_000
const TRIES = 2
/** The name has no such records, or is none. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND'])

/** Asks the name servers of this machine, without a memory of its own. Whatever else goes wrong is told as null. */
export function createResolverDns(): DnsGateway {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  return {
    textsOf: async name => {
      try {
        const records = await resolver.resolveTxt(name)
        return records.map(parts => parts.join(''))
      } catch (error) {
        return NOTHING.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
      }
    },
  }
}

import type { Services } from '#app/api/kernel/context.ts'
import { sandboxCopy } from '#app/api/sandboxes/sandbox-copy.ts'
import { leadIntoSandbox } from '#app/rules/venues/sandbox-links.ts'
import type { AsIf } from './as-if.ts'

/**
 * The venue with links that stay in the page that shows them: those that name a host of its own, or the platform's, are paths. At another host no
 * scene is known, and what is pressed there would be of the shop. The same function as before while the hosts are the same: what it makes of a
 * venue is kept by it (`stageAs`).
 */
export async function withOwnLinks(real: Services, tenantId: string): Promise<AsIf> {
  const copy = await sandboxCopy(real, { venue: tenantId, sandboxId: tenantId })
  const key = JSON.stringify(copy)
  const known = kept.get(tenantId)
  if (known?.key === key) return known.asIf
  const asIf: AsIf = venue => ({
    ...venue,
    theme: leadIntoSandbox(venue.theme, copy),
    document: leadIntoSandbox(venue.document, copy),
  })
  kept.set(tenantId, { key, asIf })
  return asIf
}

/** The last one of each venue. */
const kept = new Map<string, { key: string; asIf: AsIf }>()

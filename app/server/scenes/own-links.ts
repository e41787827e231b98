import type { Services } from '#app/api/kernel/context.ts'
import { sandboxCopy } from '#app/api/sandboxes/sandbox-copy.ts'
import { leadIntoSandbox } from '#app/rules/venues/sandbox-links.ts'
import type { AsIf } from './as-if.ts'

/**
 * The venue with links that stay in the page that shows them: those that name a host of its own, or the platform's, are paths. At another host no
 * scene is known, and what is pressed there would be of the shop.
 */
export async function withOwnLinks(real: Services, tenantId: string): Promise<AsIf> {
  const copy = await sandboxCopy(real, { venue: tenantId, sandboxId: tenantId })
  return venue => ({
    ...venue,
    theme: leadIntoSandbox(venue.theme, copy),
    document: leadIntoSandbox(venue.document, copy),
  })
}

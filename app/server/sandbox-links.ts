import type { RequestHandler } from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { pathPlace } from '#app/rules/hosts/path-place.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'

/**
 * Leads whoever follows a link of the venue's own words in a sandbox, such as one in its header, to the same page of the sandbox: the venue wrote
 * its own name there, and what is pressed in a draft that was shared is never of the shop.
 */
export function sandboxLinks({ venues }: Pick<Services, 'venues'>): RequestHandler {
  return async (request, response, next) => {
    const referer = request.get('referer')
    if (!referer?.includes('/sandbox-') || request.method !== 'GET') return next()
    const from = URL.canParse(referer) ? pathPlace(new URL(referer).pathname).tenantId : null
    const { area, tenantId } = pathPlace(request.path)
    if (area !== 'shop' || !tenantId || !from || !isSandboxId(from) || isSandboxId(tenantId)) return next()
    const sandbox = await venues.open(from).catch(() => null)
    if (sandbox?.sandboxOf !== tenantId) return next()
    response.set('Cache-Control', 'no-store')
    response.redirect(302, request.originalUrl.replace(`/${tenantId}`, `/${from}`))
  }
}

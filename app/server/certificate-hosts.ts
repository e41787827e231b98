import { type RequestHandler, Router } from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { findKnownHost } from '#app/data/queries/hosts/read.ts'
import { hostOf } from '#app/rules/hosts/host-origin.ts'
import { readHost } from '#app/rules/hosts/read-host.ts'

/**
 * `/certificates/allowed?domain=…`: 200 where whoever stands in front may get a certificate for this name, the platform's own or a verified
 * one of a venue; 404 for any other. Caddy asks it (`on_demand_tls`).
 */
export function certificateHosts({ database, publicUrl }: Services): RequestHandler {
  const isAllowed = async (domain: string) => {
    const platform = hostOf(publicUrl())
    if (domain.toLowerCase() === platform) return true
    const read = readHost(domain, platform)
    return 'host' in read && ((await findKnownHost(database.system, read.host))?.isVerified ?? false)
  }
  const router = Router()
  router.get('/allowed', (request, response, next) => {
    const { domain } = request.query
    isAllowed(typeof domain === 'string' ? domain : '').then(may => {
      response
        .status(may ? 200 : 404)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send(may ? 'yes' : 'no')
    }, next)
  })
  return router
}

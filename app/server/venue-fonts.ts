import { type RequestHandler, Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { Services } from '#app/api/kernel/context.ts'
import { findFontContent } from '#app/data/queries/fonts/read.ts'

const MAX_CACHE_BYTES = 20_000_000
const TENANT_ID = /^[A-Za-z0-9._-]{1,64}$/

/** `/venue-fonts/{tenantId}/{id}.woff2`: the fonts of venues, from the database and for ever, since the id is that of the content. */
export function venueFonts({ database }: Pick<Services, 'database'>): RequestHandler {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: content => content.length || 1,
  })
  const read = async (tenantId: string, id: string) => {
    const key = `${tenantId}/${id}`
    const content = cache.get(key) ?? (await findFontContent(database.forTenant(tenantId), tenantId, id))
    if (content) cache.set(key, content)
    return content
  }
  const router = Router()
  router.get('/:tenantId/:file', (request, response, next) => {
    const { tenantId, file } = request.params
    const id = /^([0-9a-f]{16})\.woff2$/.exec(file)?.[1]
    if (!id || !TENANT_ID.test(tenantId)) return void response.sendStatus(404)
    const send = (content: Uint8Array | null) => {
      if (!content) return void response.sendStatus(404)
      response.set('Cache-Control', 'public, max-age=31536000, immutable')
      response.set('Cross-Origin-Resource-Policy', 'same-origin')
      response.type('font/woff2').send(Buffer.from(content))
    }
    // A database that does not answer is an error of this request, not of the process.
    read(tenantId, id).then(send).catch(next)
  })
  return router
}

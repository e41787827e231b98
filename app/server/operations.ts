import { sql } from 'drizzle-orm'
import { type RequestHandler, Router } from 'express'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import type { Services } from '#app/api/kernel/context.ts'

/** For those who run it: `/healthz` (the process answers), `/readyz` (the database answers), `/metrics` (Prometheus). */
export function operations({ database }: Services, registry: Registry): RequestHandler {
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time until the answer was sent',
    labelNames: ['method', 'status', 'area'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const router = Router()
  router.get('/healthz', (_request, response) => void response.type('text/plain').send('ok'))
  router.get('/readyz', (_request, response) => {
    database.system.execute(sql`select 1`).then(
      () => response.type('text/plain').send('ready'),
      () => response.status(503).type('text/plain').send('the database does not answer'),
    )
  })
  router.get(
    '/metrics',
    async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()),
  )
  router.use((request, response, next) => {
    const end = duration.startTimer({ method: request.method, area: areaOf(request.path) })
    response.on('finish', () => end({ status: String(response.statusCode) }))
    next()
  })
  return router
}

const AREAS = new Set([
  'events',
  'orders',
  'checkout',
  'membership',
  'account',
  'auth',
  'editor',
  'v1',
  'theme',
  'assets',
])

/** The first part of the path when it is one of ours, so that made-up addresses do not fill the metrics. */
function areaOf(path: string) {
  const first = path.split('/')[1] ?? ''
  return AREAS.has(first) ? first : 'other'
}

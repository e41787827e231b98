import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import { projectRoot } from '../data/project-root.ts'

const YEAR = 31_536_000_000
const HOUR = 3_600_000

/** A name that changes with its content is never asked about again. */
const FOR_EVER = { immutable: true, maxAge: YEAR, etag: false, lastModified: false }

/** Hashed assets and versioned fonts for ever; `public/` for an hour, since its names do not change with its content. */
export function staticFiles(): RequestHandler {
  const root = projectRoot()
  const router = Router()
  const client = join(root, 'build/client')
  router.use((request, response, next) =>
    request.path.endsWith('.map') ? void response.sendStatus(404) : next(),
  )
  router.use('/assets', express.static(join(client, 'assets'), { ...FOR_EVER, fallthrough: false }))
  router.use('/fonts', fontFiles(root))
  router.use(express.static(client, { maxAge: HOUR, index: false }))
  return router
}

/** `/fonts/{family}/files/{file}.woff2` from the Fontsource packages, font files only. */
export function fontFiles(root: string): RequestHandler {
  const files = express.static(join(root, 'node_modules/@fontsource-variable'), FOR_EVER)
  return (request, response, next) =>
    /^\/[a-z0-9-]+\/files\/[a-z0-9-]+\.woff2$/.test(request.path)
      ? files(request, response, next)
      : void response.sendStatus(404)
}

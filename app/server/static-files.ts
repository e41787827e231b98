import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { projectRoot } from '#app/project-root.ts'

const YEAR = 31_536_000_000
const HOUR = 3_600 // seconds, as sirv counts

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
  router.use('/assets', builtAssets(join(client, 'assets')), missing)
  router.use('/fonts', serveFontFiles(root))
  router.use(sirv(client, { etag: true, maxAge: HOUR, extensions: [] }))
  return router
}

/** Scripts and stylesheets as `app/cli/compress-assets.mjs` has left them: small once, not at each request. */
const builtAssets = (folder: string) =>
  sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: YEAR / 1000 })

const missing: RequestHandler = (_request, response) => void response.sendStatus(404)

/** `/fonts/{family}/files/{file}.woff2` from the Fontsource packages, font files only. */
export function serveFontFiles(root: string): RequestHandler {
  const files = express.static(join(root, 'node_modules/@fontsource-variable'), FOR_EVER)
  return (request, response, next) =>
    /^\/[a-z0-9-]+\/files\/[a-z0-9-]+\.woff2$/.test(request.path)
      ? files(request, response, next)
      : void response.sendStatus(404)
}

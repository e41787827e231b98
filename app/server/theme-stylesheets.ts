import { type RequestHandler, Router } from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { stylesheetOf } from '#app/api/themes/stylesheet-of.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import type { SceneLooks } from './scenes/scene-looks.ts'

/**
 * `/theme/{tenantId}/{hash}.css`: immutable while the hash is that of the venue's present theme. An older address (a page drawn
 * just before a publication) gets the present theme, uncached; that of a theme which is edited and shown in a tab gets that theme.
 */
export function themeStylesheets(
  { venues }: Services,
  looks: Pick<SceneLooks, 'stylesheet'>,
): RequestHandler {
  const router = Router()
  router.get('/:tenantId/:file', async (request, response, next) => {
    const hash = /^([0-9a-f]{8,64})\.css$/.exec(request.params.file)?.[1]
    // Not one of ours: while developing, Vite serves the sources of `theme/` below the same path.
    if (!hash) return next()
    const venue = await venues.open(request.params.tenantId).catch(() => DEFAULT_VENUE)
    if (!venue) return void response.status(404).type('text/plain').send('There is no such theme')
    const stylesheet = stylesheetOf(venue)
    const current = stylesheet.hash === hash
    response.set('Cache-Control', current ? 'public, max-age=31536000, immutable' : 'no-store')
    const edited = current ? undefined : looks.stylesheet(request.params.tenantId, hash)
    response.type('text/css').send(edited ?? stylesheet.css)
  })
  return router
}

/** A theme that cannot be read is the default's; no page goes without a stylesheet (CHK-301). */
const DEFAULT_VENUE = { theme: readThemeDocument({}).document }

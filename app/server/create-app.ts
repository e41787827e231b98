import { join } from 'node:path'
import { constants } from 'node:zlib'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type Express, type Request, type Response } from 'express'
import type { Registry } from 'prom-client'
import { finishReportedCharge } from '#app/api/checkout/finish-reported-charge.ts'
import { b2cServer } from '#app/api/http/b2c-server.ts'
import { passService } from '#app/api/http/pass-service.ts'
import { restorePicture } from '#app/api/pictures/picture-folder.ts'
import { API_BASES } from '#app/contract/headers.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import type { PageContext } from '#app/pages/page-context.ts'
import { projectRoot } from '#app/project-root.ts'
import type { Environment } from '../environment.ts'
import { cardOrigin } from './card-server.ts'
import { certificateHosts } from './certificate-hosts.ts'
import { limitForms } from './limit-forms.ts'
import { createLoadContext, servicesOfPath } from './load-context.ts'
import { mailbox } from './mailbox.ts'
import { malformedAddresses } from './malformed-addresses.ts'
import { operations } from './operations.ts'
import { sameOriginOnly } from './same-origin.ts'
import { sandboxLinks } from './sandbox-links.ts'
import { createSceneLooks } from './scenes/scene-looks.ts'
import { scenePages } from './scenes/scene-pages.ts'
import { type PolicyHosts, securityHeaders } from './security-headers.ts'
import { sharedPages } from './shared-pages.ts'
import { ownHostOf, siteOf } from './site-of.ts'
import type { RunningServices } from './start-services.ts'
import { serveFontFiles, staticFiles } from './static-files.ts'
import { themeStylesheets } from './theme-stylesheets.ts'
import { venueDoor } from './venue-door.ts'
import { venueFonts } from './venue-fonts.ts'
import { venuePictures } from './venue-pictures.ts'

/** One step above the library's: a page is a twelfth smaller for 0.3 ms. */
const PAGE_QUALITY = 5

/** The HTTP side: what is cheap and needs no page first, pages last. */
export async function createApp(
  running: RunningServices,
  { cardPort, registry }: { cardPort: () => number | undefined; registry: Registry },
): Promise<Express> {
  const { services, sessions } = running
  const { environment } = services
  const cards = ({ hostname, res }: Request) =>
    isCardFrameAway(environment, res) ? null : cardOrigin(environment, { hostname, port: cardPort() })
  const production = environment.NODE_ENV === 'production'
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', environment.PUBLIC_URL ? 1 : false)
  app.use(operations(services, registry))
  app.use('/certificates', certificateHosts(services))
  app.use(sandboxLinks(services))
  app.use(venueDoor(services))
  if (production) app.use(sharedPages())
  app.use(
    securityHeaders({
      production,
      secure: environment.PUBLIC_URL?.startsWith('https:') ?? false,
      hosts: request => gatewayHosts(servicesOfPath(services, request.path).gateways, cards(request)),
    }),
  )
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } } }))
  app.use(API_BASES, b2cServer({ services, sessions, hostOf: ownHostOf }))
  app.use('/wallet', passService(services))
  const looks = createSceneLooks()
  app.use('/theme', themeStylesheets(services, looks))
  app.use('/venue-fonts', venueFonts(services))
  app.use(
    '/pictures',
    venuePictures(environment.DATA_DIR, src => restorePicture(services, src)),
  )
  for (const payments of new Set([services.gateways.payments, services.sandboxGateways.payments]))
    app.use(payments.router?.({ onCharge: finishReportedCharge(services) }) ?? express.Router())
  app.use(sameOriginOnly, limitForms)
  if (environment.DEMO) app.use('/dev/mailbox', mailbox(environment))

  const pages = production ? await builtPages() : await developmentPages(app)
  if (production) app.use(staticFiles())
  app.use(malformedAddresses)
  app.use(
    scenePages({
      services,
      stages: running.stages,
      looks,
      pages,
      contextOf: (stage, { request, response }) =>
        createLoadContext(stage, { cardOrigin: cards })(request, response) as PageContext,
    }),
  )
  app.all(
    '*',
    createRequestHandler({
      build: pages,
      mode: environment.NODE_ENV,
      getLoadContext: createLoadContext(running, { cardOrigin: cards }),
    }),
  )
  return app
}

/** The test gateway's frame may stand on pages of one address, which is the platform's where one is set; elsewhere its page takes over. */
const isCardFrameAway = ({ PUBLIC_URL }: Environment, response?: Response) =>
  PUBLIC_URL !== undefined && response !== undefined && siteOf(response).tenantId !== null

/** What pages may frame and ask for the sake of card and captcha: the gateways they have, and nothing else. */
function gatewayHosts({ payments, captcha }: Gateways, cardOrigin: string | null): PolicyHosts {
  const card: PolicyHosts = payments.browserHosts ?? { frame: cardOrigin ? [cardOrigin] : [] }
  const both = (what: 'frame' | 'connect') => [...(card[what] ?? []), ...(captcha.browserHosts?.[what] ?? [])]
  return { ...card, frame: both('frame'), connect: both('connect') }
}

/** The path is computed so that the bundler leaves the Remix build where it is. */
async function builtPages(): Promise<ServerBuild> {
  const built = join(projectRoot(), 'build/server/index.js')
  return import(built)
}

async function developmentPages(app: Express): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(projectRoot(), 'remix.config.js'),
    server: { middlewareMode: true },
  })
  app.use('/fonts', serveFontFiles(projectRoot()))
  app.use(vite.middlewares)
  return () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
}

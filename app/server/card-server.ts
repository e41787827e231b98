import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Express, type Request } from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { projectRoot } from '#app/project-root.ts'
import type { Environment } from '../environment.ts'
import { OperatorError } from '../operator-error.ts'
import type { RunningServices } from './start-services.ts'
import { serveFontFiles } from './static-files.ts'
import { venueFonts } from './venue-fonts.ts'

/** The listener of the gateway's own origin, where card numbers are typed. `null`: the gateway has an origin elsewhere. */
export type CardServer = { port: number; stop: () => void } | null

type Addresses = Pick<Environment, 'PUBLIC_URL' | 'GATEWAY_URL'>

const HOSTNAME = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/i

/**
 * The origin at which a browser that knows this host reaches the gateway's fields: the configured one, else the same host
 * on the gateway's port. Null behind https without GATEWAY_URL: no port of ours speaks https, so the gateway's page takes over.
 */
export function cardOrigin(
  { PUBLIC_URL, GATEWAY_URL }: Addresses,
  { hostname, port }: { hostname: string; port: number | undefined },
): string | null {
  if (GATEWAY_URL) return new URL(GATEWAY_URL).origin
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : hostname
  const isReachable = port !== undefined && !PUBLIC_URL?.startsWith('https:') && HOSTNAME.test(host)
  return isReachable ? new URL(`http://${host}:${port}`).origin : null
}

/** The origin of the storefront's pages for a request to the gateway's port: the only one that may hold its frame. */
export function storefrontOrigin(
  { PUBLIC_URL }: Addresses,
  { hostname, port }: { hostname: string; port: number },
): string | null {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  return HOSTNAME.test(hostname) ? new URL(`http://${hostname}:${port}`).origin : null
}

/** Serves the gateway's own origin on GATEWAY_PORT, or on the first free port after the storefront's. */
export async function openCardServer(
  { services }: RunningServices,
  storefront: { port: () => number },
): Promise<CardServer> {
  const { environment, gateways } = services
  const { ownOrigin } = gateways.payments
  if (!ownOrigin) return null
  const parentOf = ({ hostname }: Request) =>
    storefrontOrigin(environment, { hostname, port: storefront.port() })
  const script = readFileSync(new URL('./card-frame.js', import.meta.url), 'utf8')
  const server = createServer(cardApp(services).use(ownOrigin({ parentOf, script })))
  await listen(server, environment)
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

/** Its pages speak for themselves; the faces of the venue's theme are here too, since a frame has none of its page's. */
function cardApp(services: Services): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff')
    next()
  })
  return app.use('/fonts', serveFontFiles(projectRoot())).use('/venue-fonts', venueFonts(services))
}

const MAX_PORTS = 20

async function listen(server: Server, { PORT, GATEWAY_PORT, HOST }: Environment) {
  if (GATEWAY_PORT !== undefined) {
    if (await listensOn(server, { port: GATEWAY_PORT, host: HOST })) return
    throw new OperatorError(`GATEWAY_PORT ${GATEWAY_PORT} is taken. Choose another one, or leave it out`)
  }
  for (let tries = 1; PORT > 0 && tries <= MAX_PORTS; tries += 1)
    if (await listensOn(server, { port: PORT + tries, host: HOST })) return
  await listensOn(server, { port: 0, host: HOST })
}

/** False when somebody else has the port. */
function listensOn(server: Server, { port, host }: { port: number; host: string }): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error)
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Network } from '#app/api/onboarding/fetch-file.ts'

const ROOT = fileURLToPath(new URL('../onboarding-sites/', import.meta.url))

/** What the author of a site says is right; paths are those at which the site serves a file. */
export type SiteTruth = {
  set: 'tuning' | 'score'
  address: string
  primary: string
  /** each of them is the logo: a picture in several sizes; `svg` for one drawn in the page, null where the name is set in type */
  logo: string | string[] | null
  name: string
  phone?: string | null
  hours?: Record<string, [open: string, close: string][]>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** The sites of `tests/onboarding-sites` by name, with what is right about each. */
export const siteTruths = (): { name: string; truth: SiteTruth }[] =>
  readdirSync(ROOT).map(name => ({
    name,
    truth: JSON.parse(readFileSync(join(ROOT, name, 'expected.json'), 'utf8')) as SiteTruth,
  }))

/** An address within this computer that no other test listens at: all of 127.0.0.0/8 leads here. */
const ownAddress = () => `127.${process.pid & 127}.${(process.pid >> 7) & 255}.77`
/** One of the ports that may be fetched. */
const PORT = 8080

/** Serves the sites by their host names; `network` leads there, `addressOf` gives an address as it is served. */
export async function serveSites(): Promise<{
  network: Network
  addressOf: (path: string, truth: SiteTruth) => string
  close: () => void
}> {
  const folders = new Map(siteTruths().map(({ name, truth }) => [new URL(truth.address).hostname, name]))
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    answer(response, { url, folder: folders.get(url.hostname) ?? '' })
  })
  const address = await listen(server)
  return {
    network: { isPublic: () => true, resolve: async () => [{ address, family: 4 }] },
    addressOf: (path, { address: site }) => new URL(path, served(site)).href,
    close: () => server.close(),
  }
}

const listen = (server: Server) =>
  new Promise<string>((resolve, fail) => {
    server.once('error', fail)
    server.listen(PORT, ownAddress(), () => resolve((server.address() as AddressInfo).address))
  })

const served = (address: string) => `http://${new URL(address).hostname}:${PORT}/`

function answer(response: ServerResponse, { url, folder }: { url: URL; folder: string }) {
  const file = fileOf(url, folder)
  if (!file) return response.writeHead(404).end()
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const bytes = readFileSync(file)
  const isText = /^text|svg/.test(type)
  response.setHeader('Content-Type', type)
  return response.end(isText ? atThisPort(bytes.toString('utf8'), url.hostname) : bytes)
}

/** Some sites name their files by `?url=`: a list beside them says which they mean. */
function fileOf({ pathname, search }: URL, folder: string): string | undefined {
  const routes = join(ROOT, folder, 'routes.json')
  const named: Record<string, string> = existsSync(routes) ? JSON.parse(readFileSync(routes, 'utf8')) : {}
  const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname)
  const file = join(ROOT, folder, 'www', named[pathname + search] ?? path)
  return folder && file.startsWith(join(ROOT, folder, 'www')) && existsSync(file) ? file : undefined
}

/** Whole addresses of the site lead to the port at which it stands here. */
const atThisPort = (text: string, host: string) =>
  text.replaceAll(
    new RegExp(`(?:https?:)?//${host.replaceAll('.', '\\.')}(?!:)`, 'g'),
    `http://${host}:${PORT}`,
  )

import { lookup as lookUp } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress, mayFetch } from '#app/rules/onboarding/site/public-address.ts'

/** Why an address was not fetched: a text `onboarding-site-…` says it. */
export type FetchRefusal =
  | 'address'
  | 'private'
  | 'redirects'
  | 'time'
  | 'size'
  | 'type'
  | 'status'
  | 'unreachable'

export class FetchRefused extends Error {
  constructor(readonly reason: FetchRefusal) {
    super(`The address was not fetched: ${reason}`)
  }
}

export type FetchedFile = { address: string; type: string; charset: string | null; bytes: Buffer }

type HostAddress = { address: string; family: number }
/** The world outside, for tests to stand in. */
export type Network = {
  resolve: (host: string) => Promise<HostAddress[]>
  /** whether a host that leads to this address may be asked */
  isPublic: (address: string, host: string) => boolean
}

export const INTERNET: Network = {
  resolve: host => lookUp(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
}

/** The internet, and those hosts of a private network that its operator names. */
export const internetWith = (privateHosts: readonly string[]): Network => ({
  ...INTERNET,
  isPublic: (address, host) => privateHosts.includes(host) || isPublicAddress(address),
})

type FetchOptions = { network: Network; signal: AbortSignal; types: RegExp }

const MAX_BYTES = 2_000_000
const MAX_REDIRECTS = 3

/**
 * Fetches one file from the web: a name is looked up once, every address it has must be a public one, and the connection goes to
 * the address that was checked. Redirects are checked like the first address. Refused above 2 MB, after the signal, and for another
 * kind of content. Nothing of a session goes along.
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<FetchedFile> {
  let at = address
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const answer = await ask(at, options)
    const next = redirectOf(answer, at)
    if (next === null) return read(answer, { at, options })
    answer.destroy()
    at = next
  }
  throw new FetchRefused('redirects')
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, at: string): string | null {
  if (statusCode < 300 || statusCode >= 400 || !headers.location) return null
  if (!URL.canParse(headers.location, at)) throw new FetchRefused('address')
  return new URL(headers.location, at).href
}

async function ask(address: string, { network, signal }: FetchOptions): Promise<IncomingMessage> {
  if (!mayFetch(address)) throw new FetchRefused('address')
  const url = new URL(address)
  const target = await checkedHost(url.hostname.replace(/^\[|\]$/g, ''), { network, signal })
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, fail) => {
    const headers = { Accept: '*/*', 'Accept-Encoding': 'gzip, br', 'User-Agent': 'Marquee-Onboarding/1' }
    const sent = request(url, { headers, signal, lookup: pinnedTo(target), agent: false }, resolve)
    sent.on('error', () => fail(new FetchRefused(signal.aborted ? 'time' : 'unreachable')))
    sent.end()
  })
}

/** One address of a host, none of which may lead into a private network. */
async function checkedHost(
  host: string,
  { network, signal }: Pick<FetchOptions, 'network' | 'signal'>,
): Promise<HostAddress> {
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new FetchRefused('time')), { once: true })
    if (signal.aborted) fail(new FetchRefused('time'))
  })
  const addresses = await Promise.race([network.resolve(host), late]).catch(error => {
    throw error instanceof FetchRefused ? error : new FetchRefused('unreachable')
  })
  const [first] = addresses
  if (!first) throw new FetchRefused('unreachable')
  if (!addresses.every(({ address }) => network.isPublic(address, host))) throw new FetchRefused('private')
  return first
}

/** The name is not looked up again: it could lead elsewhere by then. */
const pinnedTo =
  ({ address, family }: HostAddress): LookupFunction =>
  (_host, options, answer) =>
    options.all ? answer(null, [{ address, family }]) : answer(null, address, family)

const UNPACK: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function read(
  answer: IncomingMessage,
  { at, options }: { at: string; options: FetchOptions },
): Promise<FetchedFile> {
  const { statusCode = 0, headers } = answer
  const [, type = '', charset = null] =
    /^\s*([\w.+-]+\/[\w.+-]+)(?:.*charset=["']?([\w-]+))?/i.exec(headers['content-type'] ?? '') ?? []
  const refusal = refusalOf({
    statusCode,
    length: Number(headers['content-length'] ?? 0),
    type,
    types: options.types,
  })
  if (refusal) {
    answer.destroy()
    throw new FetchRefused(refusal)
  }
  const unpack = UNPACK[headers['content-encoding']?.toLowerCase() ?? '']
  const body = unpack ? answer.pipe(unpack()) : answer
  try {
    return { address: at, type: type.toLowerCase(), charset, bytes: await readBytes(body as Readable) }
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    throw new FetchRefused(options.signal.aborted ? 'time' : 'unreachable')
  } finally {
    answer.destroy()
  }
}

type Head = { statusCode: number; length: number; type: string; types: RegExp }

function refusalOf({ statusCode, length, type, types }: Head): FetchRefusal | null {
  if (statusCode !== 200) return 'status'
  if (length > MAX_BYTES) return 'size'
  return types.test(type) ? null : 'type'
}

/** Counts what was unpacked: a small file may hold a large one. */
async function readBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let count = 0
  for await (const chunk of body) {
    count += chunk.length
    if (count > MAX_BYTES) throw new FetchRefused('size')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

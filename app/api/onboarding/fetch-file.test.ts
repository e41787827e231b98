import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress, mayFetch, typedAddress } from '#app/rules/onboarding/site/public-address.ts'
import { FetchRefused, fetchFile, internetWith, type Network } from './fetch-file.ts'
import { fetchSite } from './fetch-site.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server on a port that may be lookups, and a network in which names lead to it. */
async function serve(listener: RequestListener): Promise<Network & { lookups: string[] }> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve, fail) => server.once('error', fail).listen(8443, '127.0.0.1', resolve))
  const lookups: string[] = []
  return {
    lookups,
    isPublic: address => address === '127.0.0.1',
    resolve: async host => {
      lookups.push(host)
      return [{ address: host === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }]
    },
  }
}

const PAGE = 'http://museum.example:8443/'
const reasonOf = async (address: string, network: Network, ms = 2_000) =>
  fetchFile(address, { network, signal: AbortSignal.timeout(ms), types: /^text\/html$/ }).then(
    () => 'fetched',
    error => (error instanceof FetchRefused ? error.reason : String(error)),
  )

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'ff02::1',
  'museum.example',
  '',
])('%s is not on the open internet', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111'])('%s is', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'ftp://museum.example/',
  'file:///etc/passwd',
  'http://user@museum.example/',
  'http://a:b@museum.example/',
  'http://museum.example:22/',
  'gopher://museum.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('%s is not lookups', address => {
  expect(mayFetch(address)).toBe(false)
})

test('an address is taken as people type it', () => {
  expect(typedAddress(' museum.example/visit ')).toBe('https://museum.example/visit')
  expect(typedAddress('http://museum.example')).toBe('http://museum.example/')
  expect(['museum', 'a b.example', 'file:///x', ''].map(typedAddress)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a host in a private network is refused before anything is lookups of it', async () => {
  const requests: string[] = []
  const network = await serve((request, response) => {
    requests.push(request.url ?? '')
    response.end()
  })
  expect(await reasonOf('http://inside.example:8443/', network)).toBe('private')
  expect(
    await reasonOf('http://10.0.0.7:8443/', {
      ...network,
      resolve: async host => [{ address: host, family: 4 }],
    }),
  ).toBe('private')
  const both: Network = {
    ...network,
    resolve: async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ],
  }
  expect(await reasonOf(PAGE, both)).toBe('private')
  expect(requests).toEqual([])
})

test('a private host that the operator names is asked, under its own name alone', async () => {
  const { resolve } = await serve((request, response) => {
    if (request.url === '/') return void response.setHeader('content-type', 'text/html').end('<p>here')
    response.writeHead(302, { location: 'http://other.example:8443/' }).end()
  })
  const network = { ...internetWith(['museum.example']), resolve }
  expect(await reasonOf(PAGE, network)).toBe('fetched')
  expect(await reasonOf(`${PAGE}away`, network)).toBe('private')
  expect(await reasonOf(PAGE, { ...internetWith([]), resolve })).toBe('private')
})

test('each redirect is looked up and checked anew, three at most', async () => {
  const network = await serve((request, response) => {
    const step = Number(new URL(request.url ?? '', PAGE).searchParams.get('step'))
    const to =
      request.url === '/inside'
        ? 'http://inside.example:8443/'
        : request.url === '/file'
          ? 'file:///etc/passwd'
          : `/?step=${step + 1}`
    if (request.url === '/?step=2') return void response.setHeader('content-type', 'text/html').end('<p>here')
    response.writeHead(302, { location: to }).end()
  })
  expect(await reasonOf(PAGE, network)).toBe('fetched')
  expect(network.lookups).toEqual(['museum.example', 'museum.example', 'museum.example'])
  expect(await reasonOf(`${PAGE}inside`, network)).toBe('private')
  expect(await reasonOf(`${PAGE}file`, network)).toBe('address')
  expect(await reasonOf(`${PAGE}?step=3`, network)).toBe('redirects')
})

test('the connection goes to the address that was checked, whatever the name leads to later', async () => {
  const network = await serve(
    (_request, response) => void response.setHeader('content-type', 'text/html').end('<p>here'),
  )
  expect(await reasonOf('http://name-that-is-nowhere.invalid:8443/', network)).toBe('fetched')
})

test('what is too large, packed or not, of another kind, missing or too slow is refused', async () => {
  const large = Buffer.alloc(3_000_000, 'x')
  const network = await serve((request, response) => {
    const type = request.url === '/pdf' ? 'application/pdf' : 'text/html; charset=utf-8'
    if (request.url === '/slow') return
    if (request.url === '/missing') return void response.writeHead(404, { 'content-type': type }).end()
    if (request.url === '/packed')
      return void response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
        .end(gzipSync(large))
    response.writeHead(200, { 'content-type': type })
    if (request.url === '/large')
      for (let part = 0; part < 30; part += 1) response.write(large.subarray(0, 100_000))
    response.end('<p>here')
  })
  const ask = (path: string) => reasonOf(`${PAGE}${path}`, network, 700)
  expect(await Promise.all(['', 'large', 'packed', 'pdf', 'missing', 'slow'].map(ask))).toEqual([
    'fetched',
    'size',
    'size',
    'type',
    'status',
    'time',
  ])
})

test('nothing of a session goes along', async () => {
  let sent: Record<string, unknown> = {}
  const network = await serve((request, response) => {
    sent = request.headers
    response.setHeader('content-type', 'text/html').end('<p>here')
  })
  await reasonOf(PAGE, network)
  expect(Object.keys(sent).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
})

test('a page comes with 24 style sheets at most, what they name, and its logo', async () => {
  const paths: string[] = []
  const links = Array.from({ length: 30 }, (_, at) => `<link rel="stylesheet" href="/s${at}.css">`).join('')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#0a5c8a"/></svg>'
  const network = await serve((request, response) => {
    paths.push(request.url ?? '')
    const type = request.url?.endsWith('.css')
      ? 'text/css'
      : request.url === '/logo.svg'
        ? 'image/svg+xml'
        : 'text/html'
    const body =
      type === 'text/html'
        ? `${links}<header><a href="/"><img class="logo" src="/logo.svg"></a></header>`
        : type === 'text/css'
          ? 'p{color:red}'
          : svg
    response.setHeader('content-type', type).end(body)
  })
  const site = await fetchSite(PAGE, network)
  expect(site).toMatchObject({ ok: true, page: { pictures: [{ address: `${PAGE}logo.svg`, width: 400 }] } })
  expect(paths.filter(path => path.endsWith('.css'))).toHaveLength(24)
  if (site.ok) expect(site.page.pictures[0]?.colors[0]?.hex).toBe('#0a5c8a')
})

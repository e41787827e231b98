import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { venuePictures } from './venue-pictures.ts'

const restoreNone = async () => false

type Files = Record<string, string | Uint8Array>

/** A server whose venue has these files in `DATA_DIR/pictures/pier`. Paths are sent as they are written. */
function serve(files: Files, restore: (src: string) => Promise<boolean> = restoreNone) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const folder = join(dataDir, 'pictures/pier')
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  writeFileSync(join(dataDir, 'session-secret'), drawing)
  const app = express()
  app.use(securityHeaders({ production: true, secure: false, hosts: () => ({}) }))
  app.use('/pictures', venuePictures(dataDir, restore))
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: number }>(
      (resolve, reject) => {
        const sent = request({ port, path, headers }, answer => {
          let bytes = 0
          answer.on('data', chunk => (bytes += chunk.length))
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes }))
        })
        sent.on('error', reject).end()
      },
    )
  return { ask, folder, dataDir }
}

const drawing =
  '<?xml version="1.0"?>\n<!-- a mark -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const paint = () => sharp({ create: { width: 4, height: 3, channels: 3, background: '#123456' } })

test('a venue’s pictures are sent with the type that their bytes tell, for an hour', async () => {
  const { ask } = serve({
    'reef-960.webp': await paint().webp().toBuffer(),
    'reef.jpg': await paint().png().toBuffer(),
    'photo.JPG': await paint().jpeg().toBuffer(),
    'new.avif': await paint().avif().toBuffer(),
    'old.gif': await paint().gif().toBuffer(),
    'logo.svg': drawing,
  })
  const typeOf = async (name: string) => (await ask(`/pictures/pier/${name}`)).headers['content-type']
  expect(await typeOf('reef-960.webp')).toBe('image/webp')
  expect(await typeOf('reef.jpg')).toBe('image/png')
  expect(await typeOf('photo.JPG')).toBe('image/jpeg')
  expect(await typeOf('new.avif')).toBe('image/avif')
  expect(await typeOf('old.gif')).toBe('image/gif')
  const logo = await ask('/pictures/pier/logo.svg')
  expect(logo).toMatchObject({ status: 200, bytes: drawing.length })
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
  })
  expect(await ask('/pictures/pier/logo.svg', { 'if-none-match': String(logo.headers.etag) })).toMatchObject({
    status: 304,
  })
})

test('nothing else of the machine is sent', async () => {
  const { ask, folder, dataDir } = serve({
    'page.png': '<!doctype html><script>alert(1)</script>',
    'words.svg': 'not a <svg> at its beginning',
    'empty.png': '',
    '.hidden.svg': drawing,
  })
  symlinkSync(join(dataDir, 'session-secret'), join(folder, 'link.svg'))
  const paths = [
    'pier/page.png',
    'pier/words.svg',
    'pier/empty.png',
    'pier/.hidden.svg',
    'pier/link.svg',
    'pier/none.svg',
    'pier',
    'pier/',
    '../session-secret',
    'pier/../../session-secret',
    'pier/..%2f..%2fsession-secret',
    '%2e%2e/session-secret',
    'pier/%2e%2e/%2e%2e/session-secret',
    'pier/..\\..\\session-secret',
    'pier/page.png%00.svg',
    'pier/%ff.svg',
  ]
  for (const path of paths) expect((await ask(`/pictures/${path}`)).status, path).toBeGreaterThanOrEqual(400)
})

test('a database that does not answer costs one picture, not the server', async () => {
  const { ask } = serve({ 'logo.svg': drawing }, () => Promise.reject(new Error('no connection')))
  expect((await ask('/pictures/pier/logo-0123456789abcdef.png')).status).toBe(500)
  expect((await ask('/pictures/pier/logo.svg')).status).toBe(200)
})

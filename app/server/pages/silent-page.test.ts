import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { silentPage, starterOf } from './silent-page.ts'

const NONCE = 'q+/9=='
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'; style-src-elem 'self' 'nonce-${NONCE}'`
const starter = starterOf('start()')
const facts = { address: '/events/pier/list?date=2026-11-28', consent: null, copies: ['cart', 'membership'] }
const script = (code: string, more = '') => `<script nonce="${NONCE}"${more}>${code}</script>`

const drawn = (...tail: string[]) => ({
  nonce: NONCE,
  policy: POLICY,
  html: [
    '<html><head><script type="application/ld+json">[{"name":"Pier"}]</script></head><body><p>Boat</p>',
    script('((STORAGE_KEY) => {})("positions")'),
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
    script('window.__remixContext = {};'),
    script('import "/assets/a.js";\nimport("/assets/entry.js")', ' type="module" async=""'),
    '</body></html><!--$-->',
    ...tail,
    '<!--/$-->',
  ].join(''),
})
const STREAMED = [
  script('window.__remixContext.streamController.enqueue("[1]\\n");'),
  script('window.__remixContext.streamController.close();'),
]
const silent = silentPage(drawn(...STREAMED), { starter, facts })

test('a silent page has the starter, data that search engines read, and no other script', () => {
  const scripts = silent.html.match(/<script[^>]*>[^<]+<\/script>/g)
  expect(scripts).toHaveLength(2)
  expect(scripts?.[0]).toBe('<script type="application/ld+json">[{"name":"Pier"}]</script>')
  expect(scripts?.[1]).toContain('>start()</script>')
  expect(silent.html).not.toMatch(/modulepreload|assets|__remixContext/)
})

test('where a script or a hint of one stood that React takes over, an empty element is left', () => {
  expect(silent.html).toContain(
    '<p>Boat</p><script></script><link/><link/><script></script><script></script></body></html><!--$--><!--/$-->',
  )
})

test('its scripts are one module: what the data is, then what the modules are, in their order', () => {
  expect(silent.pack.split('\n').slice(1)).toEqual([
    'window.__remixContext = {};',
    'window.__remixContext.streamController.enqueue("[1]\\n");',
    'window.__remixContext.streamController.close();',
    'import "/assets/a.js";',
    'import("/assets/entry.js")',
  ])
  expect(silent.pack).not.toContain('STORAGE_KEY')
  expect(silent.html).toContain(
    `data-pack="/page/${silent.packName}.js?of=%2Fevents%2Fpier%2Flist%3Fdate%3D2026-11-28" data-copies="cart membership"`,
  )
})

test('the policy lets the starter run by its hash, and styles by a nonce that is made of the page', () => {
  const digest = createHash('sha256').update('start()').digest('base64')
  const nonce = /nonce="([^"]+)" data-pack/.exec(silent.html)?.[1]
  expect(silent.policy).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${digest}' 'strict-dynamic'; style-src-elem 'self' 'nonce-${nonce}'`,
  )
  expect(silent.html).not.toContain(NONCE)
})

test('the same page drawn under another nonce is the same silent page', () => {
  const other = drawn(...STREAMED)
  const renamed = (text: string) => text.replaceAll(NONCE, 'other+nonce')
  const again = { nonce: 'other+nonce', policy: renamed(other.policy), html: renamed(other.html) }
  expect(silentPage(again, { starter, facts })).toEqual(silent)
})

test('where a venue measures, the page says under what name the answer is stored', () => {
  const page = silentPage(drawn(), { starter, facts: { ...facts, consent: 'consent:"pier"' } })
  expect(page.html).toContain('data-consent="consent:&quot;pier&quot;"')
  expect(silent.html).not.toContain('data-consent')
})

test('the starter takes a kilobyte at most', async () => {
  const { outputFiles } = await build({
    entryPoints: ['app/shell/starter/start-page.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  expect(outputFiles[0]?.contents.length).toBeLessThanOrEqual(1_024)
})

import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import * as entry from './entry.server.tsx'

/** A page of many pieces; one letter of several bytes moves where the renderer's buffers end. */
function pageOf(offset: number) {
  const words = Array.from({ length: 120 }, (_, row) => 'متحف القاهرة €'.slice(row % 7) + 'a'.repeat(row % 5))
  return createElement(
    'html',
    { lang: 'ar', title: 'a'.repeat(offset) },
    createElement(
      'body',
      null,
      words.map((word, key) => createElement('p', { key, title: word }, word)),
    ),
  )
}

async function drawnBytes(offset: number): Promise<Buffer> {
  const build = {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '', module: { default: () => pageOf(offset) } } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { id: 'root', path: '', module: '/root.js' } },
      url: '/manifest.js',
      version: '1',
    },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild
  const answer = await createRequestHandler(build, 'production')(new Request('http://venue.example/'), {
    nonce: 'n',
  } as AppLoadContext)
  return Buffer.from(await answer.arrayBuffer())
}

test('no page has a NUL byte or half a letter, wherever the pieces of it end', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, (_, offset) => drawnBytes(offset)))
  expect(pages.map(page => page.includes(0))).not.toContain(true)
  expect(pages.map(page => page.toString().includes('\ufffd'))).not.toContain(true)
  expect(pages[0]?.toString()).toContain('متحف القاهرة €')
})

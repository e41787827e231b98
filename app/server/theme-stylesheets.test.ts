import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import type { Services } from '#app/api/kernel/context.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { themeStylesheets } from './theme-stylesheets.ts'

async function ask(open: () => Promise<unknown>) {
  const services = { venues: { open } } as unknown as Services
  const server = express()
    .use('/theme', themeStylesheets(services, { stylesheet: () => undefined }))
    .listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/theme/pier/0123456789abcdef.css`)

  return { status: answer.status, cache: answer.headers.get('cache-control'), css: await answer.text() }
}

test('[CHK-301] a theme that cannot be read gives the default stylesheet, which is not kept', async () => {
  const broken = await ask(() => Promise.reject(new Error('no database')))
  expect(broken).toEqual({ status: 200, cache: 'no-store', css: servedTheme({ variables: {} }).css })
})

test('there is no stylesheet for a venue that is none', async () => {
  expect(await ask(async () => null)).toMatchObject({ status: 404 })
})

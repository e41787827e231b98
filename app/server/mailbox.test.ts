import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createOutboxMail } from '#app/gateways/mail/outbox-mail.ts'
import { readEnvironment } from '../environment.ts'
import { mailbox } from './mailbox.ts'
import { outboxFolder } from './open-gateways.ts'

async function aMailbox(html = '<p>Hello <img src="cid:t&#64;marquee"></p>') {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-mailbox-'))
  const environment = readEnvironment({ DATA_DIR: folder })
  const outbox = createOutboxMail({
    folder: outboxFolder(environment),
    clock: () => new Date('2026-11-20T15:00:00Z'),
  })
  const attachments = [
    {
      filename: 't.png',
      contentType: 'image/png',
      content: new Uint8Array([1, 2, 3]),
      contentId: 't@marquee',
    },
  ]
  const from = { name: 'Pier', address: 'tickets@example.org' }
  await outbox.send({
    tenantId: 'pier',
    id: 'm-1',
    from,
    to: 'ada@example.com',
    subject: '<script>alert(1)</script>',
    html,
    text: 'Hello',
    attachments,
  })
  const server = express().use('/dev/mailbox', mailbox(environment)).listen(0)
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  return (path: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/mailbox${path}`)
}

test('the mails are listed and each is shown', async () => {
  const read = await aMailbox()
  const list = await (await read('')).text()
  expect(list).toContain('href="/dev/mailbox/pier/m-1"')
  expect(list).not.toContain('<script>')
  expect(await (await read('/pier/m-1')).text()).toContain('src="/dev/mailbox/pier/m-1/html"')
  expect(await (await read('/pier/m-1/text')).text()).toBe('Hello')
})

test('a mail may do nothing, and its pictures come with it', async () => {
  const read = await aMailbox()
  const answer = await read('/pier/m-1/html')
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(await answer.text()).toContain('src="data:image/png;base64,AQID"')
})

test('what is not there is not found, and nothing outside the outbox is', async () => {
  const read = await aMailbox()
  for (const path of ['/pier/m-2', '/pier/..%2f..%2fetc%2fpasswd', '/..%2f..%2f/etc'])
    expect((await read(path)).status).toBe(404)
})

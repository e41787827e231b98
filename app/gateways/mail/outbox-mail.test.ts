import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from './mail-gateway.ts'
import { createOutboxMail, listOutbox, readOutboxMail } from './outbox-mail.ts'

function anOutbox() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, mail: createOutboxMail({ folder, clock: () => new Date('2026-11-20T15:00:00Z') }) }
}

const aMail = (about: Partial<Mail> = {}): Mail => ({
  tenantId: 'pier',
  id: 'order-mail.1',
  from: { name: 'Pier "Museum"', address: 'tickets@example.org' },
  to: 'ada@example.com',
  subject: 'Your tickets 🎟',
  html: '<p>Hello <img src="cid:t@marquee"></p>',
  text: 'Hello',
  attachments: [
    {
      filename: 't.png',
      contentType: 'image/png',
      content: new Uint8Array([1, 2, 3]),
      contentId: 't@marquee',
    },
  ],
  ...about,
})

test('a mail lies in the folder as a mail server would get it, and as its mailbox reads it', async () => {
  const { folder, mail } = anOutbox()
  await mail.send(aMail())
  const message = readFileSync(join(folder, 'pier', 'order-mail.1.eml'), 'utf8')
  expect(message).toMatch(/^Message-ID: <order-mail\.1\.pier@example\.org>/im)
  expect(message).toMatch(/^To: ada@example\.com/im)
  expect(message).toMatch(/Content-Id: <t@marquee>/i)
  expect(await listOutbox(folder)).toMatchObject([
    { tenantId: 'pier', id: 'order-mail.1', subject: 'Your tickets 🎟' },
  ])
  expect(await readOutboxMail(folder, { tenantId: 'pier', id: 'order-mail.1' })).toMatchObject({
    text: 'Hello',
    attachments: [{ content: 'AQID' }],
  })
})

test('a mail that is sent again is there once', async () => {
  const { folder, mail } = anOutbox()
  await mail.send(aMail())
  await mail.send(aMail({ subject: 'Second' }))
  expect(await listOutbox(folder)).toMatchObject([{ subject: 'Your tickets 🎟' }])
})

test.each(['..', '../pier/order-mail.1', 'a/b', '', '.'])(
  'a name that leads out of the folder is refused: %j',
  async id => {
    const { folder, mail } = anOutbox()
    await expect(mail.send(aMail({ id }))).rejects.toThrow()
    expect(await readOutboxMail(folder, { tenantId: 'pier', id })).toBeNull()
    expect(await readOutboxMail(folder, { tenantId: id, id: 'order-mail.1' })).toBeNull()
  },
)

test('a line break in a subject or an address adds no header', async () => {
  const { folder, mail } = anOutbox()
  await mail.send(
    aMail({ subject: 'Hello\r\nBcc: thief@example.com', to: 'ada@example.com\r\nBcc: thief@example.com' }),
  )
  const message = readFileSync(join(folder, 'pier', 'order-mail.1.eml'), 'utf8')
  expect(message.slice(0, message.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im)
})

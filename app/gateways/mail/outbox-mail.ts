import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, MailGateway } from './mail-gateway.ts'
import { mailOptions } from './mail-options.ts'

/** A mail of the outbox as its mailbox reads it; contents of attachments are base64. `sentAt` is an instant. */
export type OutboxMail = Omit<Mail, 'attachments'> & {
  sentAt: string
  attachments: { filename: string; contentType: string; contentId?: string; content: string }[]
}

export type OutboxEntry = Pick<OutboxMail, 'tenantId' | 'id' | 'to' | 'subject' | 'sentAt'>

const NAME = /^[A-Za-z0-9._-]{1,128}$/

/** `{folder}/{tenant}/{id}.eml`, as a mail server would get it, and `.json` beside it. A mail that is there already is sent. */
export function createOutboxMail({ folder, clock }: { folder: string; clock: () => Date }): MailGateway {
  const printer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async mail => {
      const file = fileOf(folder, mail)
      if (!file) throw new Error(`A mail cannot be called ${mail.id}`)
      if (await exists(`${file}.json`)) return
      await mkdir(join(folder, mail.tenantId), { recursive: true })
      const { message } = await printer.sendMail(mailOptions(mail))
      await writeWhole(`${file}.eml`, message as Buffer)
      await writeWhole(`${file}.json`, JSON.stringify(stored(mail, clock())))
    },
  }
}

function stored({ attachments, ...mail }: Mail, now: Date): OutboxMail {
  return {
    ...mail,
    sentAt: now.toISOString(),
    attachments: attachments.map(({ content, ...about }) => ({
      ...about,
      content: Buffer.from(content).toString('base64'),
    })),
  }
}

/** The mails of an outbox, the latest first. */
export async function listOutbox(folder: string): Promise<OutboxEntry[]> {
  const tenants = await readdir(folder).catch(() => [])
  const mails = await Promise.all(tenants.map(tenantId => listOfTenant(folder, tenantId)))
  return mails.flat().sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
}

async function listOfTenant(folder: string, tenantId: string): Promise<OutboxEntry[]> {
  const files = await readdir(join(folder, tenantId)).catch(() => [])
  const ids = files.filter(file => file.endsWith('.json')).map(file => file.slice(0, -'.json'.length))
  const mails = await Promise.all(ids.map(id => readOutboxMail(folder, { tenantId, id })))
  return mails.flatMap(mail => mail ?? [])
}

/** One mail of an outbox, or null. */
export async function readOutboxMail(
  folder: string,
  about: { tenantId: string; id: string },
): Promise<OutboxMail | null> {
  const file = fileOf(folder, about)
  const text = file && (await readFile(`${file}.json`, 'utf8').catch(() => null))
  return text ? JSON.parse(text) : null
}

function fileOf(folder: string, { tenantId, id }: { tenantId: string; id: string }): string | null {
  const isSafe = [tenantId, id].every(name => NAME.test(name) && !/^\.+$/.test(name))
  return isSafe ? join(folder, tenantId, id) : null
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** A reader never sees half a file. */
async function writeWhole(file: string, content: string | Buffer) {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}

import { createTransport } from 'nodemailer'
import type { MailGateway } from './mail-gateway.ts'
import { mailOptions } from './mail-options.ts'

/**
 * Sends through a mail server. A mail that is tried again after a lost answer carries the same Message-ID, by which mailboxes
 * recognise it.
 */
export function createSmtpMail(url: string): MailGateway {
  const transport = createTransport(url)
  return { send: async mail => void (await transport.sendMail(mailOptions(mail))) }
}

import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail-gateway.ts'

/** A mail as nodemailer takes it. Nothing in it makes nodemailer read a file or an address. */
export function mailOptions({
  tenantId,
  id,
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  attachments,
}: Mail): SendMailOptions {
  return {
    messageId: `<${id}.${tenantId}@${from.address.split('@')[1]}>`,
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    html,
    text,
    attachments: attachments.map(({ contentId, content, ...about }) => ({
      ...about,
      content: Buffer.from(content),
      cid: contentId,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

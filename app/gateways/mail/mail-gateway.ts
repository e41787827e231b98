export type MailAttachment = {
  filename: string
  contentType: string
  content: Uint8Array
  contentId?: string
}

export type Mail = {
  tenantId: string
  /** stable per mail: an adapter that sees it twice sends it once */
  id: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
}

/** Sends one mail or throws; the outbox tries again. */
export type MailGateway = { send: (mail: Mail) => Promise<void> }

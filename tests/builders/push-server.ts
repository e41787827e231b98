import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'

/** What was told to a phone; `holder` is the pass type of the certificate that let its teller in. */
export type Push = { token: string; topic: string; body: string; holder: string | undefined }

type PushAuthority = { wwdr: string; issueServer: () => { cert: string; key: string } }

/**
 * Apple's push service as far as passes need it, on this machine until the test ends: HTTP/2 over TLS, open to whoever has a certificate of the
 * authority. `answer` says what a token is answered with.
 */
export async function openPushServer(
  { wwdr, issueServer }: PushAuthority,
  answer: (token: string) => { status: number; body?: object } = () => ({ status: 200 }),
) {
  const pushes: Push[] = []
  const server = createSecureServer({
    ...issueServer(),
    ca: wwdr,
    requestCert: true,
    rejectUnauthorized: true,
  })
  server.on('stream', (stream, headers) => {
    const { subject } = (stream.session?.socket as TLSSocket | undefined)?.getPeerCertificate() ?? {}
    const token = String(headers[':path']).replace('/3/device/', '')
    let body = ''
    stream.setEncoding('utf8').on('data', piece => {
      body += piece
    })
    stream.on('end', () => {
      const topic = String(headers['apns-topic'])
      pushes.push({ token, topic, body, holder: (subject as { UID?: string } | undefined)?.UID })
      const { status, body: reason } = answer(token)
      stream.respond({ ':status': status })
      stream.end(reason ? JSON.stringify(reason) : '')
    })
  })
  await new Promise<void>(resolve => void server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return { pushes, url: `https://localhost:${(server.address() as AddressInfo).port}` }
}

import { verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What Google Wallet was asked, without the token, in order. */
export type GoogleRequest = { method: string; path: string; body: Record<string, unknown> }

const TOKEN = 'a token of Google'

/**
 * The endpoints of Google that passes need, on this machine until the test ends: tokens for whoever signs with the account's key, and the API for
 * whoever has such a token. `answer` says how a request of the API is answered.
 */
export async function openGoogleWallet(
  { publicKey }: { publicKey: string },
  answer: (request: GoogleRequest) => number = () => 200,
) {
  const requests: GoogleRequest[] = []
  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const reply = (status: number, body: object = {}) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const path = (request.url ?? '').replace('/api/', '')
    if (path === '/token') {
      const assertion = new URLSearchParams(text).get('assertion') ?? ''
      return isSigned(assertion, publicKey) ? reply(200, { access_token: TOKEN }) : reply(401)
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return reply(401)
    const call = { method: request.method ?? '', path, body: JSON.parse(text) }
    requests.push(call)
    return reply(answer(call))
  })
  await new Promise<void>(resolve => void server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { requests, apiUrl: `${origin}/api`, tokenUrl: `${origin}/token` }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

function isSigned(assertion: string, publicKey: string): boolean {
  const [head, claims, signature = ''] = assertion.split('.')
  const content = Buffer.from(`${head}.${claims}`)
  return verify('RSA-SHA256', content, publicKey, Buffer.from(signature, 'base64url'))
}

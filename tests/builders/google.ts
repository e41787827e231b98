import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Google = {
  /** what stands in for https://www.google.com/recaptcha */
  url: string
  /** `secret response` of every token that was asked about */
  requests: string[]
  close: () => Promise<void>
}

/**
 * A stand-in for Google's reCAPTCHA, spoken to over HTTP. A v3 token names its score and action, as `v3 0.9 checkout/pier`; the
 * token of the checkbox begins with `a person`; each is good once. `script` is what it serves as api.js.
 */
export async function startGoogle({
  script = '',
  port = 0,
}: {
  script?: string
  port?: number
} = {}): Promise<Google> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/recaptcha/api.js'))
      return response.setHeader('content-type', 'text/javascript').end(script)
    if (request.url !== '/recaptcha/api/siteverify') return response.writeHead(404).end()
    const form = new URLSearchParams(await bodyOf(request))
    const line = `${form.get('secret')} ${form.get('response')}`
    const isSpent = requests.includes(line)
    requests.push(line)
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(isSpent ? { success: false, 'error-codes': ['timeout-or-duplicate'] } : verdict(form)),
    )
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha`,
    requests,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function verdict(form: URLSearchParams) {
  const [kind, score, action] = (form.get('response') ?? '').split(' ')
  const secret = form.get('secret')
  if (kind === 'broken') return 'a page of an error'
  if (secret === 'secret-3' && kind === 'v3') return { success: true, score: Number(score), action }
  if (secret === 'secret-2' && form.get('response')?.startsWith('a person')) return { success: true }
  return { success: false, 'error-codes': ['invalid-input-response'] }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk

  return body
}

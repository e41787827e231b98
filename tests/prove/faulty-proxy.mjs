import { createServer } from 'node:http'

const isPut = request => request.method === 'PUT' && request.url === '/v1/b2c/themes/studio'

/** Faults that the exploration has to find: each changes what goes between the browser and a server that has none. */
export const FAULTS = {
  'a save is confirmed and not written': {
    async answer(request, { body, ask }) {
      if (!isPut(request)) return null
      const stored = JSON.parse((await ask({ method: 'GET' })).text)
      const { variables, textVariables } = JSON.parse(body)
      const payload = { ...stored.payload, variables, textVariables }
      return { text: JSON.stringify({ ...stored, payload }) }
    },
  },
  'visitors get another colour than the preview': {
    async answer(request, { ask }) {
      if (!request.url.startsWith('/theme/')) return null
      const answer = await ask({})
      return { ...answer, text: answer.text.replace(/--mq-color-brand:[^;]+/, '--mq-color-brand:#c0ffee') }
    },
  },
  'redo does nothing': {
    async answer(request, { ask }) {
      if (!request.url.startsWith('/editor/studio/composer')) return null
      const answer = await ask({})
      const nonce = /nonce="([^"]+)"/.exec(answer.text)?.[1]
      const stop = `addEventListener('click', event => event.target.textContent === 'Redo' && event.stopImmediatePropagation(), true)`
      return {
        ...answer,
        text: answer.text.replace('</body>', `<script nonce="${nonce}">${stop}</script></body>`),
      }
    },
  },
}

/** A server before the one at `url` that has a fault; gives the way to end it. */
export async function openFaultyProxy({ url, port, fault }) {
  const server = createServer((request, response) => {
    answerWith(request, { url, fault }).then(
      ({ status = 200, headers = { 'content-type': 'application/json' }, body }) =>
        response.writeHead(status, headers).end(body),
      () => response.destroy(),
    )
  })
  await new Promise(resolve => server.listen(port, resolve))
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

async function answerWith(request, { url, fault }) {
  const body = await bodyOf(request)
  const ask = change => forward({ url, request, body, ...change })
  const changed = await fault.answer(request, { ask, body })
  return changed ? { ...changed, body: changed.text } : ask({})
}

async function bodyOf(request) {
  const pieces = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

async function forward({ url, request, body, method = request.method }) {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const hasBody = !['GET', 'HEAD'].includes(method)
  const answer = await fetch(url + request.url, {
    method,
    headers: { ...headers, origin: url, 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(hasBody && { body }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const left = ['content-length', 'content-encoding', 'etag']
  const kept = [...answer.headers].filter(([name]) => !left.includes(name))
  return { status: answer.status, headers: kept.flat(), body: bytes, text: bytes.toString() }
}

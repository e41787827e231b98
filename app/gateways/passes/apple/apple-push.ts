import { type ClientHttp2Session, connect, constants } from 'node:http2'

/** Where Apple's push service is, and who has issued its certificate; null: whoever the machine trusts. */
export type PushServer = { url: string; authority: string | null }

type PushRequest = PushServer & {
  /** the pass type, whose certificate lets in */
  topic: string
  certificate: string
  key: string
}

const TIMEOUT_MS = 10_000
/** So many notifications are under way at once on the one connection. */
const BATCH_SIZE = 50

/**
 * Tells phones by Apple's push service (HTTP/2, the certificate of the pass type) that they should ask for their passes anew. Gives the tokens that are
 * good no more. Throws when the service cannot be reached or refuses for another reason: then everything may be told again.
 */
export async function pushToPhones(
  { url, authority, topic, certificate, key }: PushRequest,
  tokens: readonly string[],
): Promise<{ gone: string[] }> {
  const session = connect(url, { cert: certificate, key, ...(authority ? { ca: authority } : {}) })
  const failure = new Promise<never>((_, fail) => session.once('error', fail))
  failure.catch(() => undefined)
  session.setTimeout(TIMEOUT_MS, () => session.destroy(new Error('The push service does not answer')))
  try {
    return { gone: await Promise.race([pushAll(session, { topic, tokens }), failure]) }
  } finally {
    session.close()
  }
}

type Notifications = { topic: string; tokens: readonly string[] }

async function pushAll(session: ClientHttp2Session, { topic, tokens }: Notifications): Promise<string[]> {
  const gone: string[] = []
  for (let start = 0; start < tokens.length; start += BATCH_SIZE) {
    const batch = tokens.slice(start, start + BATCH_SIZE)
    const answers = await Promise.all(batch.map(token => pushOne(session, { topic, token })))
    gone.push(...batch.filter((_, index) => answers[index] === 'gone'))
  }
  return gone
}

type Notification = { topic: string; token: string }

async function pushOne(
  session: ClientHttp2Session,
  { topic, token }: Notification,
): Promise<'sent' | 'gone'> {
  const { status, body } = await post(session, { topic, token })
  if (status === 200) return 'sent'
  if (status === 410 || (status === 400 && body.includes('BadDeviceToken'))) return 'gone'
  throw new Error(`The push service answered ${status}: ${body.slice(0, 200)}`)
}

/** A pass is told of a change with nothing said: the phone asks what it is. */
function post(
  session: ClientHttp2Session,
  { topic, token }: Notification,
): Promise<{ status: number; body: string }> {
  const stream = session.request({
    [constants.HTTP2_HEADER_METHOD]: 'POST',
    [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
    'apns-topic': topic,
  })
  return new Promise((resolve, fail) => {
    let [status, body] = [0, '']
    stream.setEncoding('utf8')
    stream.on('response', headers => {
      status = Number(headers[constants.HTTP2_HEADER_STATUS])
    })
    stream.on('data', piece => {
      body += piece
    })
    stream.on('end', () => resolve({ status, body }))
    stream.on('error', fail)
    stream.end('{}')
  })
}

import type { ServerResponse } from 'node:http'

/** An answer as it goes out. */
export type RecordedAnswer = {
  status: number
  headers: Record<string, number | string | string[]>
  body: Buffer
}

/** Records what is written to a response, and gives it when it is whole; null when its line broke before. */
export function recordAnswer(response: ServerResponse): Promise<RecordedAnswer | null> {
  const { write, end } = response
  const chunks: Buffer[] = []
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  response.write = function (this: ServerResponse, ...given: unknown[]) {
    keep(given[0], given[1])
    return write.apply(this, given as Parameters<typeof write>)
  } as typeof write
  return new Promise(resolve => {
    response.end = function (this: ServerResponse, ...given: unknown[]) {
      keep(given[0], given[1])
      const ended = end.apply(this, given as Parameters<typeof end>)
      const headers = response.getHeaders() as RecordedAnswer['headers']
      resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) })
      return ended
    } as typeof end
    response.on('close', () => resolve(null))
  })
}

const encodingOf = (encoding: unknown) =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'

/** What is counted anew for each answer. */
const OF_ONE_ANSWER = new Set(['content-length', 'transfer-encoding', 'date', 'connection'])

/** The headers of an answer that hold for everybody who gets the same one. */
export const sharedHeaders = ({
  headers,
}: Pick<RecordedAnswer, 'headers'>): [string, RecordedAnswer['headers'][string]][] =>
  Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name))

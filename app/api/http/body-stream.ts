import type { IncomingMessage } from 'node:http'

/** Whether a request brings a body along. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** How much of a refused body is read past, in bytes: enough for a sender to find the answer. */
const MAX_IGNORED_BYTES = 8_000_000

/** Reads and drops the rest of a refused body; the connection is closed when it does not end. */
export function drain(request: IncomingMessage): void {
  let left = MAX_IGNORED_BYTES
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.on('error', () => undefined)
  request.resume()
}

import autocannon from 'autocannon'

type Load = {
  connections: number
  headers?: Record<string, string>
  /** a parameter that gives every request another address, so that no two visitors wait for the same page */
  apart?: string
  /** a call that writes, instead of a page that is read; its body is JSON */
  put?: unknown
  /** every answer is to be 304 */
  notChanged?: boolean
}

/** Requests a second that were answered well, in four seconds after a warm-up of three: code that is new to Node runs slowly at first. */
export async function requestsPerSecond(
  url: string,
  { connections, headers, apart, put, notChanged = false }: Load,
): Promise<number> {
  const load = {
    url,
    connections,
    headers,
    ...(apart ? { requests: [{ setupRequest: numbered(apart) }] } : {}),
    // The server of the call is in this process, so who calls is in a thread of its own.
    ...(put ? { method: 'PUT' as const, body: JSON.stringify(put), workers: 1 } : {}),
  }
  await autocannon({ ...load, duration: 3 })
  const result = await autocannon({ ...load, duration: 4 })
  if (result.non2xx !== (notChanged ? result.requests.total : 0) || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

let visitor = 0

const numbered =
  (name: string) =>
  (request: autocannon.Request): autocannon.Request => {
    visitor += 1
    return { ...request, path: `${request.path?.split('?')[0]}?${name}=${visitor}` }
  }

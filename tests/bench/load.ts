import autocannon from 'autocannon'

/** Requests a second that were answered well, in four seconds after a warm-up of one. */
export async function requestsPerSecond(
  url: string,
  { connections, headers }: { connections: number; headers?: Record<string, string> },
): Promise<number> {
  await autocannon({ url, connections, headers, duration: 1 })
  const result = await autocannon({ url, connections, headers, duration: 4 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

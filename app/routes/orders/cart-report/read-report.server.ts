import { z } from 'zod'

const MAX_BYTES = 20_000
const ids = z.array(z.string().max(128)).max(50)
const discrepancy = z.object({ onlyStored: ids, onlyServer: ids })

/** What a browser tells of differing ids; null when it is something else, or too much. */
export async function readReport(request: Request): Promise<z.output<typeof discrepancy> | null> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (!(length <= MAX_BYTES)) return null
  const body: unknown = await request.json().catch(() => null)
  return discrepancy.safeParse(body).data ?? null
}

import type { Log } from '#app/api/kernel/log.ts'
import { refusalOf } from '#app/api/kernel/refuse.ts'

type Options<Fallback> = { log: Log; what: string; fallback: Fallback }

/** What could not be read is missing on the page and said in the log; the page stays usable (decision O6). */
export function withFallback<Answer, Fallback>(
  call: Promise<Answer>,
  { log, what, fallback }: Options<Fallback>,
): Promise<Answer | Fallback> {
  return call.catch(error => {
    if (!refusalOf(error)) log.warn({ error, what }, 'A page goes on without what could not be read')
    return fallback
  })
}

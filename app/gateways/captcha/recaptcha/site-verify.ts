import { z } from 'zod'

/** How long Google may take to answer, in milliseconds. */
const VERIFY_TIMEOUT_MS = 5_000

/** What Google says of a token. `score` and `action` come with v3 alone. */
const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
})

export type SiteVerdict = z.output<typeof answer>

/** Asks Google's siteverify endpoint about a token; throws when it gives no answer that can be read. The visitor's address is not sent. */
export async function siteVerify({
  url,
  secretKey,
  token,
}: {
  url: string
  secretKey: string
  token: string
}): Promise<SiteVerdict> {
  const response = await fetch(`${url}/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
  })
  return answer.parse(await response.json())
}

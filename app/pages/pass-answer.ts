import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { PassesPayload } from '#app/contract/passes.ts'

/** Passes on their way to a wallet: a file to open, or the wallet's own page; 404 where there are none for this visitor. */
export async function passAnswer(call: Promise<{ payload: PassesPayload }>): Promise<Response> {
  const { payload } = await call.catch(error =>
    Promise.reject(refusalOf(error)?.status === 404 ? new Response(null, { status: 404 }) : error),
  )
  if (payload.kind === 'link')
    return new Response(null, { status: 303, headers: { ...UNSTORED, Location: payload.url } })
  return new Response(Buffer.from(payload.content, 'base64'), {
    headers: {
      ...UNSTORED,
      'Content-Type': payload.contentType,
      'Content-Disposition': `attachment; filename="${payload.filename}"`,
    },
  })
}

const UNSTORED = { 'Cache-Control': 'private, no-store' }

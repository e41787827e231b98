import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { OrderDocumentPayload } from '#app/contract/orders.ts'

/** A document of an order to be kept, which no cache keeps; 404 where there is none for this visitor. */
export async function documentAnswer(call: Promise<{ payload: OrderDocumentPayload }>): Promise<Response> {
  const { payload } = await call.catch(error =>
    Promise.reject(refusalOf(error)?.status === 404 ? new Response(null, { status: 404 }) : error),
  )
  return new Response(Buffer.from(payload.content, 'base64'), {
    headers: {
      'Content-Type': payload.contentType,
      'Content-Disposition': `attachment; filename="${payload.filename}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

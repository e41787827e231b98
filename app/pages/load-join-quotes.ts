import type { JoinQuotePayload } from '#app/contract/carts.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** By level what the visitor's order costs with it, where its tickets cost less then; nothing for whoever has no order. */
export async function loadJoinQuotes({
  api,
  session,
  context,
}: Visit): Promise<ReadonlyMap<string, JoinQuotePayload>> {
  if (!session.cartId) return new Map()
  const response = api.carts.joinQuotes().then(({ payload }) => payload)
  const quotes = await withFallback(response, { log: context.log, what: 'join quotes', fallback: [] })
  return new Map(quotes.map(quote => [quote.categoryId, quote]))
}

import { type ReviewOrder, type ReviewPagePayload, reviewOrders } from '#app/contract/reviews.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedPages, numberParam } from '#app/pages/search-params.ts'

/** Twenty a page (ORD-039). */
const PER_PAGE = 20

export type ShownReviews = Pick<ReviewPagePayload, 'list' | 'total' | 'summary' | 'counts' | 'pages'>

/** How many stars the address asks for; undefined for reviews of any. */
export function ratingParam(url: URL): number | undefined {
  const rating = numberParam(url, 'rating')
  return rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined
}

/** In which order the address asks for them; the newest first where it names none that there is. */
export const sortParam = (url: URL): ReviewOrder =>
  reviewOrders.find(order => order === url.searchParams.get('sort')) ?? 'newest'

/** The reviews of the venue from the first to the end of the asked page; `pages` says how many are shown. */
export async function readReviews({ api, tenantId, url }: Visit): Promise<ShownReviews> {
  const pages = askedPages(url)
  const rating = ratingParam(url)
  const sort = sortParam(url)
  const page = async (number: number) =>
    (
      await api.reviews.ofTenant({
        params: { tenantId },
        query: { page: number, pageSize: PER_PAGE, rating, sort },
      })
    ).payload
  const answers = await Promise.all(Array.from({ length: pages }, (_, index) => page(index + 1)))
  const [first] = answers as [ReviewPagePayload]
  return {
    ...first,
    list: answers.flatMap(answer => answer.list),
    pages: Math.min(pages, Math.max(first.pages, 1)),
  }
}

import { type ReviewOrder, reviewOrders } from '#app/contract/reviews.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { sortParam } from './read-reviews.server.ts'

export type ReviewOrderLink = { order: ReviewOrder; href: string; isShown: boolean }

/** Where the reviews are read in each order, from the first page on; the usual one has the shortest address. */
export const reviewOrderLinks = (url: URL): ReviewOrderLink[] =>
  reviewOrders.map(order => ({
    order,
    href: addressWith(url, { sort: order === 'newest' ? null : order, page: null }),
    isShown: order === sortParam(url),
  }))

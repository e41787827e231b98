import type { OrderHistoryItem } from '#app/contract/orders.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { shownAmount } from '#app/rules/orders/order-groups.ts'
import { askedPages } from '#app/pages/search-params.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { OrderEntryProps } from './order-entry/order-entry.tsx'

const PER_PAGE = 20

/** The visitor's orders from the latest to the end of the asked page; `pages` says how many are shown. */
export async function readOrders({ api, url }: Visit) {
  const pages = askedPages(url)
  const page = async (number: number) => {
    const query = { page: number, pageSize: PER_PAGE, sortField: 'createdOn', sortDirection: 'desc' } as const
    return (await api.orders.search({ query })).payload
  }
  const answers = await Promise.all(Array.from({ length: pages }, (_, index) => page(index + 1)))
  return { list: answers.flatMap(({ list }) => list), total: answers[0]?.total ?? 0, pages }
}

/** An order of the history as it is shown; the day is the venue's. */
export function orderEntry(
  order: OrderHistoryItem,
  { venue, href }: { venue: VenueView; href: string },
): OrderEntryProps {
  const { orderNumber, createdOn, totalAmount, discountedTotalAmount, itemNames } = order
  const { creditCardBrand: brand, ccLastFourDigits: lastFour } = order
  const date = localDateAt(new Date(createdOn), venue.timeZone)
  return {
    orderNumber,
    href,
    date: dateText({ date }, { pattern: 'order', locale: venue.locale }),
    items: itemNames,
    total: shownAmount(totalAmount, discountedTotalAmount).amount,
    card: lastFour ? { brand: brand ?? venue.text('payment-brand-other'), lastFour } : null,
  }
}

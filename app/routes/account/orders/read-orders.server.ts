import type { OrderHistoryItem } from '#app/contract/orders.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedPages } from '#app/pages/search-params.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { accountOrderHref } from '#app/rules/links/account-links.ts'
import { orderScreenHref } from '#app/rules/links/order-links.ts'
import { historyVisit } from '#app/rules/orders/history-visit.ts'
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

type Showing = { tenantId: string; venue: VenueView; today: LocalDate }

/** An order of the history as it is shown; days are the venue's. */
export function orderEntry(order: OrderHistoryItem, { tenantId, venue, today }: Showing): OrderEntryProps {
  const { orderNumber, createdOn, itemNames, image } = order
  const { creditCardBrand: brand, ccLastFourDigits: lastFour } = order
  const date = localDateAt(new Date(createdOn), venue.timeZone)
  const visit = historyVisit(order.eventStartTimes, today)
  const isUpcoming = !order.isCancelled && visit?.isUpcoming === true
  const isToday = isUpcoming && visit.startTime.startsWith(today) && order.ticketCount > 0
  return {
    orderNumber,
    href: accountOrderHref(tenantId, orderNumber),
    picture: image,
    date: dateText({ date }, { pattern: 'order', locale: venue.locale }),
    visit: visit && visitWords(visit.startTime, { venue, today }),
    isUpcoming,
    doorHref: isToday ? orderScreenHref(tenantId, { link: order.link, screen: 'door' }) : null,
    ticketCount: order.ticketCount,
    items: itemNames,
    isCancelled: order.isCancelled,
    total: order.discountedTotalAmount,
    refund: order.refund,
    card: lastFour ? { brand: brand ?? venue.text('payment-brand-other'), lastFour } : null,
  }
}

/** A start in words; the year is said where it is not this one. */
function visitWords(startTime: string, { venue: { locale }, today }: Omit<Showing, 'tenantId'>) {
  const [date = '', time = ''] = startTime.split('T')
  const pattern = date.slice(0, 4) === today.slice(0, 4) ? 'weekdayShort' : 'order'
  return { date: dateText({ date }, { pattern, locale }), time: timeText(time.slice(0, 5), locale) }
}

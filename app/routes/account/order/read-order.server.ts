import type { OrderPayload, OwnOrderPayload } from '#app/contract/orders.ts'
import { loadBoughtEvents } from '#app/pages/bought-order.ts'
import { cancellationView } from '#app/pages/cancel-view.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readOwnOrder } from '#app/pages/read-own-order.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { orderFilesAddress, orderFilesHref } from '#app/rules/links/account-links.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { passLinks } from '#app/rules/links/pass-links.ts'
import {
  type OrderGroup,
  orderGroups,
  shownAmount,
  showsGroupTotals,
} from '#app/rules/orders/order-groups.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { BoughtGroupProps } from './bought-group/bought-group.tsx'

type Line = OrderPayload['orderItems'][number]['items'][number]

/** The order as it is shown, 404 for one that is not this visitor's; null when it cannot be read now. */
export async function readOrder(visit: Visit, orderNumber: string) {
  const [order, wallets] = await Promise.all([readOwnOrder(visit, { orderNumber }), readWallets(visit)])
  return order && orderView(order, { ...visit, wallets, pictures: await readPictures(visit, order) })
}

type Pictures = ReadonlyMap<string, PictureSource | null>

/** The picture of what is visited, by the id of its start. */
async function readPictures(visit: Visit, { tickets }: OwnOrderPayload): Promise<Pictures> {
  const events = await loadBoughtEvents(visit, tickets)
  return new Map(
    tickets.map(({ eventId: slotId, eventTemplateId }) => {
      const images = events.get(eventTemplateId)?.images ?? []
      return [slotId, images.find(({ primary }) => primary) ?? images[0] ?? null]
    }),
  )
}

type OrderVisit = Pick<Visit, 'venue' | 'tenantId'> & { wallets: readonly Wallet[]; pictures: Pictures }

function orderView(order: OwnOrderPayload, { venue, tenantId, wallets, pictures }: OrderVisit) {
  const { orderNumber, createdOn, sumTotal, discountedSumTotal, ccLastFourDigits: lastFour } = order
  const date = localDateAt(new Date(createdOn), venue.timeZone)
  const brand = order.creditCardBrand ?? venue.text('payment-brand-other')
  return {
    orderNumber,
    date: dateText({ date }, { pattern: 'order', locale: venue.locale }),
    groups: boughtGroups(order, { venue, pictures }),
    total: shownAmount(sumTotal, discountedSumTotal),
    taxes: order.taxes,
    card: lastFour ? { brand, lastFour } : null,
    files: order.tickets.length > 0 ? orderFilesHref(tenantId, orderNumber) : null,
    passes: passLinks(orderFilesAddress(tenantId, orderNumber), { wallets, count: order.tickets.length }),
    pageHref: orderLinkHref(tenantId, order.link),
    cancelled: cancellationView(order, { venue }),
    hasPasses: wallets.length > 0,
  }
}

function boughtGroups(
  { orderItems }: OwnOrderPayload,
  { venue, pictures }: { venue: VenueView; pictures: Pictures },
) {
  const groups = orderGroups(orderItems)
  const hasTotals = showsGroupTotals(groups.length, venue.company.orderDetail)
  return groups.map(group => {
    const bought = { ...boughtGroup(group, venue), picture: pictures.get(group.slotId ?? '') ?? null }
    return hasTotals ? bought : { ...bought, total: null }
  })
}

/** 'Saturday, December 12, 2026 · 9:00 am', as tickets have it; in a full detail as the specification writes it (CHK-315). */
function startText(startTime: string | null, { locale, company }: VenueView): string | null {
  const [date, seconds = ''] = (startTime ?? '').split('T')
  if (!date) return null
  const time = seconds.slice(0, 5)
  if (company.orderDetail === 'full')
    return time
      ? dateText({ date, time }, { pattern: 'eventStart', locale })
      : dateText({ date }, { pattern: 'order', locale })
  const day = dateText({ date }, { pattern: 'long', locale })
  return time ? `${day} · ${timeText(time, locale)}` : day
}

function boughtGroup(
  { id, isMembership, name, startTime, lines, amount, discountedAmount }: OrderGroup<Line>,
  venue: VenueView,
): Omit<BoughtGroupProps, 'picture'> & { id: string } {
  return {
    id,
    isMembership,
    name,
    start: startText(startTime, venue),
    lines: lines.map(line => ({
      name: line.ticketingTypeName,
      quantity: line.quantity,
      unitPrice: shownAmount(line.unitPrice, line.discountedUnitPrice),
      total: shownAmount(line.amount, line.discountedAmount),
    })),
    total: shownAmount(amount, discountedAmount),
  }
}

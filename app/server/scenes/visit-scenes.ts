import { accountHref } from '#app/rules/links/account-links.ts'
import { linkFilesHref, moveVisitHref } from '#app/rules/links/order-links.ts'
import type { AsIf, AsIfScene } from './as-if.ts'
import { boughtOrder } from './bought-scenes.ts'
import type { SceneConditions } from './scene-conditions.ts'
import { buy, signIn } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

type Bought = NonNullable<Awaited<ReturnType<typeof boughtOrder>>>['order']

/** The page on which the visit of an order is moved, under conditions. */
const moving =
  (conditionsFor: (order: Bought, slotId: string) => SceneConditions): SceneScript =>
  async visitor => {
    const bought = await boughtOrder(visitor)
    const slotId = bought?.order.tickets.find(({ eventId }) => eventId)?.eventId
    if (!bought || !slotId) return null
    const path = moveVisitHref(visitor.tenantId, { link: bought.order.link, slotId })
    return page(path, undefined, conditionsFor(bought.order, slotId))
  }

type Start = { eventId: string; startTime: string }
type Starts = { starts: Start[]; otherStarts: (Start & { difference: number })[] }

const NO_OTHER = { days: [], otherDays: [], starts: [], otherStarts: [] }

const startsAre = (change: (found: Starts) => object): SceneConditions => ({
  answers: { 'orders.starts': (found: Starts) => ({ ...found, ...change(found) }) },
})

/** Times of another price, which cannot be chosen: a cheaper one, a dearer one, and one of which more cannot be said. */
const DIFFERENCES = [-500, 500, 0]

const prices = moving(() =>
  startsAre(({ starts }) => ({
    otherStarts: starts
      .slice(0, 1)
      .flatMap(start =>
        DIFFERENCES.map((difference, index) => ({ ...start, eventId: `scene-${index}`, difference })),
      ),
  })),
)

const HOUR_MS = 3_600_000

const over: SceneScript = async visitor => {
  const movedUntil = new Date(visitor.now().getTime() - HOUR_MS).toISOString()
  const conditions = (_: Bought, eventId: string): SceneConditions => ({
    refused: { 'orders.starts': { code: 'CHANGE_REFUSED' } },
    answers: {
      'orders.get': (order: Bought) => ({
        ...order,
        changes: { ...order.changes, endedVisits: [{ eventId, movedUntil }] },
      }),
    },
  })
  return moving(conditions)(visitor)
}

type History = { list: { eventStartTimes: string[] }[] }

/** The history of orders on the day of a visit: of the first one, whichever of several that were placed at one moment that is. */
const ordersToday: SceneScript = async visitor => {
  await signIn(visitor)
  if (!(await buy(visitor))) return null
  const { timeZone } = visitor.venue.document.venue
  const today = visitor.now().toLocaleDateString('sv-SE', { timeZone })
  const answers = {
    'orders.search': ({ list, ...found }: History) => ({
      ...found,
      list: list.map((order, at) =>
        at === 0
          ? { ...order, isCancelled: false, ticketCount: 2, eventStartTimes: [`${today}T23:59:00`] }
          : order,
      ),
    }),
  }
  return page(accountHref(visitor.tenantId, 'orders'), undefined, { answers })
}

/** The confirmation of an order with something beside a ticket whose event it no longer names. */
const extraAlone: SceneScript = async visitor => {
  const bought = await boughtOrder(visitor)
  if (!bought) return null
  const extraOf = ([item]: Bought['orderItems']) =>
    item
      ? [{ ...item, itemId: 'scene-extra', itemType: 'Inventory', eventTemplateId: null, eventId: null }]
      : []
  const answers = {
    'orders.get': (order: Bought) => ({
      ...order,
      orderItems: [...order.orderItems, ...extraOf(order.orderItems)],
    }),
  }
  return page(bought.confirmation, undefined, { answers })
}

/** Orders on the day of the visit, and visits that can hardly be moved. */
export const visitScenes = {
  'order-move-none': moving(() => startsAre(() => NO_OTHER)),
  'order-move-single': moving(() => startsAre(({ starts }) => ({ starts: starts.slice(0, 1) }))),
  'order-move-prices': prices,
  'order-move-over': over,
  'account-orders-today': ordersToday,
  'confirmation-extra': extraAlone,
} satisfies Record<string, SceneScript>

/** Every place has a map of its own. */
const asMapped: AsIf = venue => ({
  ...venue,
  facilities: venue.facilities.map(facility => ({ ...facility, map: 'https://maps.example/scene' })),
})

const ticketPdf: SceneScript = async visitor => {
  const bought = await boughtOrder(visitor)
  return bought && { kind: 'file', path: linkFilesHref(visitor.tenantId, bought.order.link).tickets }
}

export const visitAsIfScenes = {
  'ticket-pdf-as-mapped': { asIf: asMapped, script: ticketPdf },
} satisfies Record<string, AsIfScene>

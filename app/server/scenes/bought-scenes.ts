import { linkedTicket } from '#app/api/orders/get-ticket.ts'
import { accountHref, accountOrderHref } from '#app/rules/links/account-links.ts'
import {
  linkFilesHref,
  moveVisitHref,
  orderLinkHref,
  orderScreenHref,
  ticketLinkHref,
} from '#app/rules/links/order-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { reviewMail } from './mail-scenes.ts'
import { linkIn } from './order-scenes.ts'
import { buy, signIn } from './scene-orders.ts'
import { page, type SceneScript, type SceneView } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** The order that a visitor has just bought. */
export async function boughtOrder(visitor: SceneVisitor) {
  const bought = await buy(visitor)
  if (!bought) return null
  const { payload } = await (await visitor.api()).orders.get({
    params: { orderId: bought.number },
    headers: {},
  })
  return { ...bought, order: payload }
}

/** The first ticket that a visitor has just bought, with its order as it is kept; null where the venue sells none. */
export async function buyTicket(visitor: SceneVisitor) {
  const bought = await boughtOrder(visitor)
  const link = bought?.order.tickets.find(ticket => ticket.link)?.link
  return link ? linkedTicket(await visitor.context(), link) : null
}

const onOrder =
  (
    view: (
      tenantId: string,
      bought: NonNullable<Awaited<ReturnType<typeof boughtOrder>>>,
    ) => SceneView | null,
  ): SceneScript =>
  async visitor => {
    const bought = await boughtOrder(visitor)
    return bought ? view(visitor.tenantId, bought) : null
  }

const orderPage = onOrder((tenantId, { order }) => page(orderLinkHref(tenantId, order.link)))
/** An order that cost nothing. */
const orderFree = onOrder((tenantId, { order }) => {
  const { changes } = order
  const cancel = changes.cancel && { ...changes.cancel, paid: 0, total: 0, card: 0, certificate: 0 }
  const answers = { 'orders.get': () => ({ ...order, changes: { ...changes, cancel } }) }
  return page(orderLinkHref(tenantId, order.link), undefined, { answers })
})
const orderCancel = onOrder((tenantId, { order }) =>
  page(orderScreenHref(tenantId, { link: order.link, screen: 'cancel' })),
)
const door = onOrder((tenantId, { order }) =>
  page(orderScreenHref(tenantId, { link: order.link, screen: 'door' })),
)
const ticketPdf = onOrder((tenantId, { order }) => ({
  kind: 'file',
  path: linkFilesHref(tenantId, order.link).tickets,
}))

type StagePerson = typeof STAGE.newcomer | typeof STAGE.confirming

/** Somebody who has typed a new address, and has not opened the link that went there. */
async function newAddress(visitor: SceneVisitor, person: StagePerson): Promise<string> {
  const { id, email, firstName, lastName } = person
  await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}` } })
  const typed = `new.${visitor.email}`
  await visitor.press(accountHref(visitor.tenantId, 'profile'), { firstName, lastName, email: typed })
  return typed
}

/** The link that gives somebody the address it went to. */
async function addressLink(visitor: SceneVisitor, person: StagePerson): Promise<string | null> {
  const address = await newAddress(visitor, person)
  return linkIn(await visitor.mailTo(address), /\/auth\/[^/\s]+\/email\/\S+/)
}

async function cancelledOrder(visitor: SceneVisitor): Promise<SceneView | null> {
  await signIn(visitor)
  const bought = await boughtOrder(visitor)
  const refund = bought?.order.changes.cancel?.total
  if (!bought || refund === undefined) return null
  const api = await visitor.api()
  await api.orders.cancel({
    params: { orderId: bought.number },
    headers: {},
    body: { refund },
  })
  return page(orderLinkHref(visitor.tenantId, bought.order.link))
}

const emailConfirmed: SceneScript = async visitor => {
  const link = await addressLink(visitor, STAGE.confirming)
  const next = link && (await visitor.press(link, {}))
  return next ? page(next) : null
}

export const boughtScenes = {
  'email-confirmed': emailConfirmed,
  'order-cancelled': cancelledOrder,
  'profile-waiting': async visitor => {
    await newAddress(visitor, STAGE.newcomer)
    return page(accountHref(visitor.tenantId, 'profile'))
  },
  'email-link': async visitor => {
    const link = await addressLink(visitor, STAGE.newcomer)
    return link ? page(link) : null
  },
  'order-page': orderPage,
  'order-page-free': orderFree,
  'order-move': onOrder((tenantId, { order }) => {
    const slotId = order.tickets.find(({ eventId }) => eventId)?.eventId
    return slotId ? page(moveVisitHref(tenantId, { link: order.link, slotId })) : null
  }),
  'order-cancel': orderCancel,
  door,
  ticket: onOrder((tenantId, { order }) => {
    const [ticket] = order.tickets
    return ticket?.link ? page(ticketLinkHref(tenantId, ticket.link)) : null
  }),
  'ticket-pdf': ticketPdf,
  'account-orders': async visitor => {
    await cancelledOrder(visitor)
    await buy(visitor)
    return page(accountHref(visitor.tenantId, 'orders'))
  },
  'account-order': async visitor => {
    await signIn(visitor)
    const bought = await buy(visitor)
    return bought && page(accountOrderHref(visitor.tenantId, bought.number))
  },
  'no-orders': async visitor => {
    const { id, email, firstName, lastName } = STAGE.newcomer
    await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}` } })
    return page(accountHref(visitor.tenantId, 'orders'))
  },
  profile: async visitor => {
    await signIn(visitor)
    return page(accountHref(visitor.tenantId, 'profile'))
  },
  'profile-refused': async visitor => {
    await signIn(visitor)
    const typed = { firstName: '', lastName: '', email: 'robin', phoneNumber: '1', zipCode: '?' }
    return page(accountHref(visitor.tenantId, 'profile'), typed)
  },
  'guest-orders': async visitor => {
    await buy(visitor)
    const until = new Date(visitor.now().getTime() + 3_600_000).toISOString()
    await visitor.be({ guest: { email: visitor.email, until } })
    return page(accountHref(visitor.tenantId, 'orders'))
  },
  'write-review': async visitor => {
    const link = linkIn(await reviewMail(visitor), /\/auth\/[^/\s]+\/login\/\S+/)
    return link ? page(link) : null
  },
} satisfies Record<string, SceneScript>

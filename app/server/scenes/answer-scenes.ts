import { accountHref } from '#app/rules/links/account-links.ts'
import { calendarHref, comboHref, reviewsHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { boughtOrder } from './bought-scenes.ts'
import { orderedCombo } from './everything-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { orderEvents, plainEvents, signIn } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

const status =
  (observed: object): SceneScript =>
  async ({ tenantId }) =>
    page(`/status/${encodeURIComponent(tenantId)}`, undefined, {
      answers: { 'status.get': (payload: object) => ({ ...payload, ...observed }) },
    })

const failed: SceneScript = async ({ tenantId }) =>
  page(reviewsHref({ tenantId }), undefined, { refused: { 'reviews.ofTenant': { code: 'INTERNAL' } } })

/** An address that waits to be confirmed from the beginning. */
const unconfirmed: SceneScript = async visitor => {
  const { id, email, firstName, lastName } = STAGE.newcomer
  await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}` } })
  const answers: ChangedAnswers = {
    'visitors.get': (one: object) => ({
      ...one,
      newEmail: undefined,
      confirmed: false,
    }),
  }
  return page(accountHref(visitor.tenantId, 'profile'), undefined, { answers })
}

const manyOrders: SceneScript = async visitor => {
  await signIn(visitor)
  await boughtOrder(visitor)
  const answers: ChangedAnswers = { 'orders.search': (found: object) => ({ ...found, total: 60 }) }
  return page(accountHref(visitor.tenantId, 'orders'), undefined, { answers })
}

type Days = { days: { date: string }[] }

const DAY_MS = 86_400_000

/** The calendar of an event with other days, and the next free one behind them. */
const calendar =
  (change: (day: object) => object, nextDay: 'none' | 'later' = 'none'): SceneScript =>
  async visitor => {
    const [event] = plainEvents(visitor)
    if (!event) return null
    const later = new Date(visitor.now().getTime() + 90 * DAY_MS).toISOString().slice(0, 10)
    const answers: ChangedAnswers = {
      'calendars.ofEvent': ({ days, ...payload }: Days) => ({ ...payload, days: days.map(change) }),
      'events.nextAvailable': (next: object) => ({
        ...next,
        date: nextDay === 'later' ? later : null,
      }),
    }
    return page(calendarHref({ tenantId: visitor.tenantId }, { eventId: event.id }), undefined, { answers })
  }

const empty = (day: object) => ({ ...day, disabled: true, soldOut: false })
const soldOut = (day: object) => ({ ...day, disabled: true, soldOut: true })

/** A day of an event was chosen that has no seats; another event like it has, and other days have some. */
const calendarInstead =
  (change: (day: object) => object): SceneScript =>
  async visitor => {
    const [event, like] = plainEvents(visitor)
    if (!event || !like) return null
    const day = new Date(visitor.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
    const answers: ChangedAnswers = {
      'calendars.ofEvent': ({ days, ...payload }: Days) => ({
        ...payload,
        days: days.map(one => (one.date === day ? change(one) : { ...one, availability: 'some' })),
      }),
      'events.alternatives': (found: object[]) =>
        found.map(one => ({ ...one, similar: { eventTemplateId: like.id } })),
    }
    const path = calendarHref({ tenantId: visitor.tenantId }, { eventId: event.id })
    return page(`${path}&instead=${day}`, undefined, { answers })
  }

/** A day that was pressed while several events of the order wait for theirs. */
const moveSeveral: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 2 }))) return null
  const day = new Date(visitor.now().getTime() + 8 * DAY_MS).toISOString().slice(0, 10)
  return page(`${calendarHref({ tenantId: visitor.tenantId }, { cart: true })}&pick=${day}`)
}

/** The events of a combo that the order has, to be chosen anew. */
const comboAgain: SceneScript = async visitor => {
  const combo = await orderedCombo(visitor)
  if (!combo) return null
  const eventIds = combo.events?.map(({ eventTemplateId }) => eventTemplateId) ?? []
  const query = { comboId: combo.comboTemplateId, eventIds, cart: true }
  return page(comboHref({ tenantId: visitor.tenantId }, query))
}

/** Pages as they are when the shop answers what it seldom does. */
export const answerScenes = {
  'status-delayed': status({ payments: 'delayed', passes: 'working' }),
  'status-limited': status({ passes: 'down' }),
  'page-failed': failed,
  'profile-unconfirmed': unconfirmed,
  'account-many-orders': manyOrders,
  'calendar-none': calendar(empty),
  'calendar-sold-out': calendar(soldOut),
  'calendar-sold-out-shown': calendar(soldOut, 'later'),
  'calendar-instead': calendarInstead(soldOut),
  'calendar-not-on': calendarInstead(empty),
  'calendar-move': moveSeveral,
  'combo-again': comboAgain,
} satisfies Record<string, SceneScript>

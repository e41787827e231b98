import { cartLinkHref } from '#app/rules/links/cart-links.ts'
import {
  eventDetailHref,
  eventsListHref,
  formsHref,
  otherDeviceHref,
  ticketsHref,
  waitingListHref,
} from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { becomeMember } from './become-member.ts'
import { dayOf, eventsWithForms, isOrdered, orderEvents, plainEvents, ticketsOf } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const MANY_LINES = 12

/** The order as its own page shows it. */
export const cartOf = ({ tenantId }: SceneVisitor) => ticketsHref({ tenantId }, { cart: true })

/** An order of three events with something beside them: an add-on, a donation and a code. */
const cart: SceneScript = async visitor => {
  const more = { couponCodes: [STAGE.coupon], donations: donationsOf(visitor) }
  const isFilled = await orderEvents(visitor, { events: plainEvents(visitor), most: 3, more })
  return isFilled ? page(cartOf(visitor)) : null
}

const cartLong: SceneScript = async visitor =>
  (await orderEvents(visitor, { events: byLengthOfName(visitor), most: MANY_LINES }))
    ? page(cartOf(visitor))
    : null

const byLengthOfName = (visitor: SceneVisitor) =>
  plainEvents(visitor).toSorted((a, b) => b.name.length - a.name.length)

/** More tickets than the venue sells to one buyer. */
const cartLimit: SceneScript = async visitor => {
  const { limits } = visitor.venue
  for (const event of plainEvents(visitor)) {
    const limit = limits.find(
      ({ eventIds, membershipCategoryIds }) => eventIds.includes(event.id) && !membershipCategoryIds?.length,
    )
    const template = limit ? await ticketsOf(visitor, event) : null
    const tickets = template?.events[0]?.tickets
    const [first] = tickets ?? []
    if (!template || !first || !limit) continue
    const most = { ...first, quantity: limit.quantity }
    const events = [{ eventId: template.events[0]?.eventId ?? '', tickets: [most] }]
    if (await isOrdered(visitor, { templates: [{ ...template, events }] })) return page(cartOf(visitor))
  }
  return null
}

export function donationsOf({ venue }: SceneVisitor) {
  const option = venue.document.donations.options.find(({ type }) => type === 'donation')
  if (option?.type !== 'donation') return []
  const amount = Math.max(option.minimum ?? 0, 500)
  return [{ id: 'scene-donation', inventoryId: option.id, type: 'donation' as const, amount }]
}

const cartCombo: SceneScript = async visitor => {
  const { tenantId, venue } = visitor
  for (const { id, entries } of venue.combos) {
    const eventIds = entries.flatMap(({ type, eventIds: choices, quantity = 1 }) =>
      type === 'any' ? choices.slice(0, quantity) : choices,
    )
    return page(ticketsHref({ tenantId }, { comboId: id, eventIds }))
  }
  return null
}

const withForms = async (visitor: SceneVisitor): Promise<string | null> => {
  const isFilled = await orderEvents(visitor, { events: eventsWithForms(visitor), most: 1 })
  return isFilled ? formsHref({ tenantId: visitor.tenantId }, {}) : null
}

const form: SceneScript = async visitor => {
  const path = await withForms(visitor)
  return path ? page(path) : null
}

const formRefused: SceneScript = async visitor => {
  const path = await withForms(visitor)
  const formId = path && (await formIdAt(visitor, path))
  return path && formId ? page(path, { formId }) : null
}

/** Answers that no question takes. */
const formInvalid: SceneScript = async visitor => {
  const path = await withForms(visitor)
  const formId = path && (await formIdAt(visitor, path))
  if (!path || !formId) return null
  const answers = Object.keys(answersTo(visitor, formId)).map(name => [name, '<1>'])
  return page(path, { formId, ...Object.fromEntries(answers) })
}

const formsDone: SceneScript = async visitor => {
  const path = await withForms(visitor)
  if (!path) return null
  await answerForms(visitor, path)
  return page(path)
}

/** Answers one form after the other until none is open. */
export async function answerForms(visitor: SceneVisitor, path: string): Promise<void> {
  for (let left = MANY_LINES; left > 0; left -= 1) {
    const formId = await formIdAt(visitor, path)
    if (!formId) return
    await visitor.press(path, { formId, ...answersTo(visitor, formId) })
  }
}

export const formIdAt = async (visitor: SceneVisitor, path: string) =>
  /name="formId" value="([^"]+)"/.exec(await visitor.read(path))?.[1] ?? null

/** Something that each question of a form takes. */
function answersTo({ venue }: SceneVisitor, formId: string): Record<string, string> {
  const fields = venue.forms.find(({ id }) => id === formId)?.fields ?? []
  return Object.fromEntries(fields.map(field => [`answer:${field.id}`, answerTo(field)]))
}

const ANSWERS: Record<string, string> = {
  email: STAGE.visitor.email,
  phone: '555 010 9999',
  number: '1',
  date: '2000-01-31',
  checkbox: 'yes',
}

type Question = { kind: string; options: { value: string }[] }

const answerTo = ({ kind, options }: Question) => options[0]?.value ?? ANSWERS[kind] ?? 'Robin Vale'

const otherDevice: SceneScript = async visitor => {
  const isFilled = await orderEvents(visitor, { events: plainEvents(visitor), most: 1 })
  return isFilled ? page(otherDeviceHref({ tenantId: visitor.tenantId })) : null
}

/** More of everything than can be sold to anybody. */
const TOO_MANY = '900'

/** An order that the shop does not take: more tickets than there are. */
const cartRefused: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: limitedFirst(visitor), most: 2 }))) return null
  const path = cartOf(visitor)
  const html = await visitor.read(path)
  const quantities = [...html.matchAll(/name="(events\.[^"]+\.quantities\.[^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  const slots = [...html.matchAll(/<input[^>]*name="(events\.[^"]+\.slotId)"[^>]*>/g)]
    .filter(([tag]) => /checked/.test(tag))
    .map(([tag, name = '']) => [name, /value="([^"]*)"/.exec(tag)?.[1] ?? ''])
  const typed = quantities.map(name => [name, TOO_MANY])
  return page(path, { intent: 'checkout', ...Object.fromEntries([...slots, ...typed]) })
}

const limitedFirst = (visitor: SceneVisitor) => {
  const limited = new Set(visitor.venue.limits.flatMap(({ eventIds }) => eventIds))
  return plainEvents(visitor).toSorted((a, b) => Number(limited.has(b.id)) - Number(limited.has(a.id)))
}

/** What a member pays, of everything that members pay less for. */
const cartMember: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'active'))) return null
  const discounted = plainEvents(visitor).toSorted(
    (a, b) => b.memberDiscounts.length - a.memberDiscounts.length,
  )
  return (await orderEvents(visitor, { events: discounted, most: 2 })) ? page(cartOf(visitor)) : null
}

const listMember: SceneScript = async visitor =>
  (await becomeMember(visitor, 'active')) ? page(eventsListHref({ tenantId: visitor.tenantId })) : null

/** An event that is for members alone, as everybody else meets it. */
const eventMember: SceneScript = async ({ venue, tenantId }) => {
  const event = venue.events.find(({ memberOnlyEvent, retired }) => memberOnlyEvent && !retired)
  return event ? page(eventDetailHref({ tenantId }, { eventId: event.id })) : null
}

/** The link to an order, opened on another device. */
const continueOrder: SceneScript = async visitor => {
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return null
  const { payload } = await (await visitor.api()).carts.link()
  visitor.jar.clear()
  return payload && page(cartLinkHref(visitor.tenantId, payload.link))
}

const waitingRefused: SceneScript = async visitor => {
  const path = await waitingPath(visitor)
  return path ? page(path, { email: 'robin', party: '0' }) : null
}

const waitingSent: SceneScript = async visitor => {
  const path = await waitingPath(visitor)
  return path ? page(path, { email: visitor.email, party: '2' }) : null
}

/** A place in line that its link has confirmed. */
const waitingConfirmed: SceneScript = async visitor => {
  const path = await waitingLink(visitor)
  if (!path) return null
  await visitor.press(path, { press: 'confirm' })
  return page(path)
}

/** A place in line, by the link that was mailed to whoever asked for it. */
const waitingEntry: SceneScript = async visitor => {
  const path = await waitingLink(visitor)
  return path ? page(path) : null
}

export async function waitingLink(visitor: SceneVisitor): Promise<string | null> {
  const address = await waitingPath(visitor)
  if (!address) return null
  await visitor.press(address, { email: visitor.email, party: '2' })
  return linkIn(await visitor.mailTo(visitor.email), /\/events\/[^/\s]+\/waiting\/entry\/\S+/)
}

/** The list of a day with seats, which can be offered to whoever waits. */
async function waitingPath(visitor: SceneVisitor): Promise<string | null> {
  for (const event of plainEvents(visitor)) {
    const date = await dayOf(visitor, event)
    if (date) return waitingListHref({ tenantId: visitor.tenantId }, { eventId: event.id, date })
  }
  return null
}

/** The link of a mail's text that looks so, without the host. */
export const linkIn = (mail: { text: string } | null, pattern: RegExp): string | null =>
  pattern.exec(mail?.text ?? '')?.[0] ?? null

export const orderScenes = {
  cart,
  'cart-long': cartLong,
  'cart-limit': cartLimit,
  'cart-combo': cartCombo,
  'cart-refused': cartRefused,
  'cart-member': cartMember,
  'list-member': listMember,
  'event-member': eventMember,
  continue: continueOrder,
  'waiting-sent': waitingSent,
  'waiting-confirmed': waitingConfirmed,
  form,
  'form-invalid': formInvalid,
  'waiting-refused': waitingRefused,
  'form-refused': formRefused,
  'forms-done': formsDone,
  'other-device': otherDevice,
  'waiting-entry': waitingEntry,
} satisfies Record<string, SceneScript>

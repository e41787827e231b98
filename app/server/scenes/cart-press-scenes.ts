import { eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { orderMembership } from './checkout-scenes.ts'
import { orderOfAll } from './everything-scenes.ts'
import { cartOf, donationsOf } from './order-scenes.ts'
import { intentsIn, offeredIn, readForm } from './read-form.ts'
import { orderEvents, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** Presses the button of the order page whose intent begins so, with all its fields as they stand. */
export async function pressOnOrder(visitor: SceneVisitor, begin: string) {
  const html = await visitor.read(cartOf(visitor))
  const intents = intentsIn(html)
  const edited = intents.find(value => value.startsWith('edit:'))?.slice('edit:'.length) ?? ''
  const intent = begin.endsWith(':') ? begin + edited : begin
  return { form: { ...readForm(html), intent }, html }
}

const undone =
  (begin: string, fill: (visitor: SceneVisitor) => Promise<boolean>): SceneScript =>
  async visitor => {
    if (!(await fill(visitor))) return null
    const { form } = await pressOnOrder(visitor, begin)
    await visitor.press(cartOf(visitor), form)
    return page(cartOf(visitor))
  }

const twoEvents = (visitor: SceneVisitor) => orderEvents(visitor, { events: plainEvents(visitor), most: 2 })

/** Events of which more than these tickets may be ordered, where the venue has any. */
const freeEvents = (visitor: SceneVisitor) => {
  const limits = new Set(visitor.venue.limits.flatMap(({ eventIds }) => eventIds))
  const events = plainEvents(visitor).toSorted((a, b) => Number(limits.has(a.id)) - Number(limits.has(b.id)))
  return orderEvents(visitor, { events, most: 2 })
}

const onList =
  (begin: string): SceneScript =>
  async visitor => {
    if (!(await twoEvents(visitor))) return null
    const { form } = await pressOnOrder(visitor, begin)
    await visitor.press(cartOf(visitor), form)
    return page(eventsListHref({ tenantId: visitor.tenantId }))
  }

const cartMembership =
  (isGift: boolean): SceneScript =>
  async visitor =>
    (await orderMembership(visitor, { isGift })) ? page(cartOf(visitor)) : null

/** A donation with everything that can be typed wrong. */
const donationRefused: SceneScript = async visitor => {
  const option = donationsOf(visitor)[0]
  if (!option || !(await twoEvents(visitor))) return null
  const { form, html } = await pressOnOrder(visitor, 'checkout')
  const chosen = offeredIn(html, /^donation\.chosen$/)
  const bad = [
    'Email',
    'PhoneNumber',
    'ZipCode',
    'FirstName',
    'LastName',
    'Address',
    'City',
    'State',
    'Country',
  ]
  const detail = Object.fromEntries(
    bad.flatMap(name => [
      [`donation.detail.donor${name}`, '<1>'],
      [`donation.detail.beneficiary${name}`, '<1>'],
    ]),
  )
  return page(cartOf(visitor), {
    ...form,
    'donation.shown': '1',
    'donation.chosen':
      chosen.find(({ value }) => value.includes('other'))?.value ?? `${option.inventoryId}:other`,
    [`donation.amounts.${option.inventoryId}`]: 'a lot',
    'donation.detail.donorRecognitionType': 'other',
    'donation.detail.isHonor': 'on',
    'donation.detail.isSendLetter': 'on',
    ...detail,
  })
}

/** Another day for an event of the order. */
const dateChange: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  if (!event || !(await orderEvents(visitor, { events: [event], most: 1 }))) return null
  const day = new Date(visitor.now().getTime() + 8 * 86_400_000).toISOString().slice(0, 10)
  return page(`${cartOf(visitor)}&cdEventIds=${encodeURIComponent(event.id)}&date=${day}`)
}

/** A button of the order page that leads to the same in another state. */
export const pressed =
  (begin: string, fill: (visitor: SceneVisitor) => Promise<boolean>): SceneScript =>
  async visitor => {
    if (!(await fill(visitor))) return null
    const { form } = await pressOnOrder(visitor, begin)
    const next = await visitor.press(cartOf(visitor), form)
    return page(next || cartOf(visitor))
  }

const timeMissing: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  if (!event) return null
  const path = ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id })
  const html = await visitor.read(path)
  const fields = Object.entries(readForm(html)).filter(([name]) => !name.endsWith('.slotId'))
  const typed = fields.map(([name, value]) => [name, name.includes('.quantities.') ? '1' : value])
  return page(path, { ...Object.fromEntries(typed), intent: 'checkout' })
}

/** More of what is sold beside a ticket than there is. */
const extrasRefused: SceneScript = async visitor => {
  if (!(await orderOfAll(visitor))) return null
  const { form } = await pressOnOrder(visitor, 'checkout')
  const typed = Object.entries(form).map(([name, value]) => [name, /addOns?\./i.test(name) ? '900' : value])
  return page(cartOf(visitor), Object.fromEntries(typed))
}

/** What the order page says once something on it has been pressed or typed. */
export const cartPressScenes = {
  'undo-removed': undone('remove:', twoEvents),
  'undo-cancelled': onList('cancel'),
  'cart-membership': cartMembership(false),
  'cart-gift': cartMembership(true),
  'cart-date': dateChange,
  'cart-edit': pressed('edit:', freeEvents),
  'cart-moving': pressed('change-date:', twoEvents),
  'time-missing': timeMissing,
  'donation-refused': donationRefused,
  'extras-refused': extrasRefused,
} satisfies Record<string, SceneScript>

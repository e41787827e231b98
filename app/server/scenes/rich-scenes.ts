import type { CartDraft } from '#app/contract/carts.ts'
import { accountHref, accountOrderHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { linkFilesHref, moveVisitHref, orderLinkHref, orderScreenHref } from '#app/rules/links/order-links.ts'
import { eventsListHref, formsHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { becomeMember } from './become-member.ts'
import { addressLink, boughtOrder } from './bought-scenes.ts'
import { orderMembership } from './checkout-scenes.ts'
import { membersPath } from './member-scenes.ts'
import { answerForms, donationsOf, linkIn, waitingLink } from './order-scenes.ts'
import { intentsIn, offeredIn, readForm } from './read-form.ts'
import {
  addressOf,
  checkoutOf,
  complete,
  isOrdered,
  orderEvents,
  plainEvents,
  sceneBuyer,
  signIn,
  ticketsOf,
  typedPaymentOf,
} from './scene-orders.ts'
import { page, type SceneScript, type SceneView } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const cartOf = ({ tenantId }: SceneVisitor) => ticketsHref({ tenantId }, { cart: true })

/** Everything that the venue sells in one order: tickets with something beside them, a combo, a membership and a donation. */
async function orderOfAll(visitor: SceneVisitor): Promise<boolean> {
  const events = plainEvents(visitor).toSorted((a, b) => extrasOf(b) - extrasOf(a))
  const templates: NonNullable<CartDraft['templates']> = []
  for (const event of events) {
    const template = templates.length < 2 ? await ticketsOf(visitor, event) : null
    const extras = (event.addOnIds ?? []).map((inventoryId, index) => ({
      id: `scene-extra-${event.id}-${index}`,
      inventoryId,
      quantity: 2,
    }))
    const [start] = template?.events ?? []
    if (!template || !start) continue
    const full = { ...template, events: [{ ...start, addOns: extras }] }
    if (await isOrdered(visitor, { templates: [...templates, full] })) templates.push(full)
    else if (await isOrdered(visitor, { templates: [...templates, template] })) templates.push(template)
  }
  const more = { couponCodes: [STAGE.coupon], donations: donationsOf(visitor) }
  if (templates.length === 0 || !(await isOrdered(visitor, { templates, ...more }))) return false
  const combo = await orderedCombo(visitor)
  if (combo && (await isOrdered(visitor, { templates, ...more, comboItems: [combo] })))
    await orderMembership(visitor, { isGift: false, beside: { templates, ...more, comboItems: [combo] } })
  else await orderMembership(visitor, { isGift: false, beside: { templates, ...more } })
  return true
}

const extrasOf = ({ addOnIds }: { addOnIds?: readonly string[] }) => addOnIds?.length ?? 0

/** A combo with starts that do not overlap, for somebody of the first kind it has a price for. */
async function orderedCombo(
  visitor: SceneVisitor,
): Promise<NonNullable<CartDraft['comboItems']>[number] | null> {
  const byId = new Map(visitor.venue.events.map(event => [event.id, event]))
  for (const combo of visitor.venue.combos) {
    const eventIds = combo.entries.flatMap(({ type, eventIds: choices, quantity = 1 }) =>
      type === 'any' ? choices.slice(0, quantity) : choices,
    )
    const starts = await Promise.all(
      eventIds.map(async id => {
        const event = byId.get(id)
        return event ? ticketsOf(visitor, event) : null
      }),
    )
    if (starts.some(start => start === null)) continue
    const events = starts.flatMap(start =>
      start ? [{ eventTemplateId: start.eventTemplateId, eventId: start.events[0]?.eventId }] : [],
    )
    const ticketTypeId = starts[0]?.events[0]?.tickets?.[0]?.ticketTypeId ?? ''
    const draft = {
      id: 'scene-combo',
      comboTemplateId: combo.id,
      events,
      tickets: eventIds.map(eventTemplateId => ({ eventTemplateId, ticketTypeId, quantity: 1 })),
    }
    if (await isOrdered(visitor, { comboItems: [draft] })) return draft
  }
  return null
}

const cartAll: SceneScript = async visitor => ((await orderOfAll(visitor)) ? page(cartOf(visitor)) : null)

/** Checkout of everything, with who the membership is for already typed. */
async function checkoutOfAll(visitor: SceneVisitor): Promise<string | null> {
  if (!(await orderOfAll(visitor))) return null
  await answerForms(visitor, formsHref({ tenantId: visitor.tenantId }, {}))
  const checkout = checkoutOf(visitor)
  const { country = 'US', streetAddress1 = '', city = '', state = '', zip = '' } = addressOf(visitor)
  const primary = { ...sceneBuyer(visitor), country, streetAddress1, city, state, zipCode: zip }
  const fields = Object.fromEntries(
    Object.entries(primary).map(([name, value]) => [`primary.${name}`, value]),
  )
  await visitor.press(checkout, { intent: 'memberInfo', itemId: 'scene-membership', ...fields })
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  return checkout
}

const checkoutAll: SceneScript = async visitor => {
  const checkout = await checkoutOfAll(visitor)
  return checkout ? page(checkout) : null
}

async function buyAll(visitor: SceneVisitor): Promise<{ confirmation: string; number: string } | null> {
  const checkout = await checkoutOfAll(visitor)
  if (!checkout) return null
  await visitor.press(checkout, { intent: 'certificate', giftCard: STAGE.certificate })
  await visitor.press(checkout, typedPaymentOf(visitor))
  const confirmation = await complete(visitor)
  const number = /\/confirm\/([^?/]+)/.exec(confirmation ?? '')?.[1]
  return confirmation && number ? { confirmation, number: decodeURIComponent(number) } : null
}

const confirmationAll: SceneScript = async visitor => {
  const bought = await buyAll(visitor)
  return bought ? page(bought.confirmation) : null
}

const accountAll: SceneScript = async visitor => {
  await signIn(visitor)
  const bought = await buyAll(visitor)
  return bought && page(accountOrderHref(visitor.tenantId, bought.number))
}

const mailAll: SceneScript = async visitor => {
  if (!(await buyAll(visitor))) return null
  const mail = await visitor.mailTo(visitor.email)
  return mail && { kind: 'mail', mail }
}

const orderAll: SceneScript = async visitor => {
  const bought = await buyAll(visitor)
  if (!bought) return null
  const params = { orderId: bought.number }
  const { payload } = await (await visitor.api()).orders.get({ params, headers: {} })
  return page(orderLinkHref(visitor.tenantId, payload.link))
}

const pdfAll: SceneScript = async visitor => {
  const bought = await buyAll(visitor)
  if (!bought) return null
  const params = { orderId: bought.number }
  const { payload } = await (await visitor.api()).orders.get({ params, headers: {} })
  return { kind: 'file', path: linkFilesHref(visitor.tenantId, payload.link).tickets }
}

/** Presses the button of the order page whose intent begins so, with all its fields as they stand. */
async function pressOnOrder(visitor: SceneVisitor, begin: string) {
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
const pressed =
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

const moved: SceneScript = async visitor => {
  const bought = await boughtOrder(visitor)
  const slotId = bought?.order.tickets.find(({ eventId }) => eventId)?.eventId
  if (!bought || !slotId) return null
  const path = moveVisitHref(visitor.tenantId, { link: bought.order.link, slotId })
  const [start] = offeredIn(await visitor.read(path), /^start$/)
  return start ? page((await visitor.press(path, { start: start.value })) || path) : null
}

const moveRefused =
  (start: string): SceneScript =>
  async visitor => {
    const bought = await boughtOrder(visitor)
    const slotId = bought?.order.tickets.find(({ eventId }) => eventId)?.eventId
    if (!bought || !slotId) return null
    return page(moveVisitHref(visitor.tenantId, { link: bought.order.link, slotId }), { start })
  }

/** An order that a certificate has paid, cancelled again. */
async function cancelledCertificate(visitor: SceneVisitor): Promise<SceneView | null> {
  await signIn(visitor)
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return null
  const checkout = checkoutOf(visitor)
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  await visitor.press(checkout, { intent: 'certificate', giftCard: STAGE.certificate })
  await visitor.press(checkout, typedPaymentOf(visitor))
  const number = /\/confirm\/([^?/]+)/.exec((await complete(visitor)) ?? '')?.[1]
  if (!number) return null
  const params = { orderId: decodeURIComponent(number) }
  const { payload } = await (await visitor.api()).orders.get({ params, headers: {} })
  const path = orderScreenHref(visitor.tenantId, { link: payload.link, screen: 'cancel' })
  await visitor.press(path, readForm(await visitor.read(path)))
  return page(orderLinkHref(visitor.tenantId, payload.link))
}

const accountCancelled: SceneScript = async visitor => {
  await signIn(visitor)
  const bought = await boughtOrder(visitor)
  const refund = bought?.order.changes.cancel?.total
  if (!bought || refund === undefined) return null
  const api = await visitor.api()
  await api.orders.cancel({ params: { orderId: bought.number }, headers: {}, body: { refund } })
  return page(accountOrderHref(visitor.tenantId, bought.number))
}

const emailConfirmed: SceneScript = async visitor => {
  const link = await addressLink(visitor, STAGE.confirming)
  const next = link && (await visitor.press(link, {}))
  return next ? page(next) : null
}

/** The mails that tell of a change of the account; to the address that was before, or to the one that somebody has already. */
const mailTo =
  (
    address: (visitor: SceneVisitor) => string,
    act: (visitor: SceneVisitor) => Promise<unknown>,
  ): SceneScript =>
  async visitor => {
    await act(visitor)
    const mail = await visitor.mailTo(address(visitor))
    return mail && { kind: 'mail', mail }
  }

const mailKnown = mailTo(
  () => STAGE.visitor.email,
  async visitor => {
    const { id, email, firstName, lastName } = STAGE.newcomer
    await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}` } })
    const typed = { firstName, lastName, email: STAGE.visitor.email }
    await visitor.press(accountHref(visitor.tenantId, 'profile'), typed)
  },
)

const mailPassword = mailTo(
  () => STAGE.changing.email,
  async visitor => {
    const { email } = STAGE.changing
    await visitor.press(authHref(visitor.tenantId, { screen: 'forgotPassword' }), { email })
    const found = linkIn(await visitor.mailTo(email), /\/auth\/[^/\s]+\/changePassword\/\S+/)
    const password = 'a-long-sentence-of-mine'
    if (found) await visitor.press(found, { password, repeated: password })
  },
)

const mailOffer = mailTo(
  ({ email }) => email,
  async visitor => {
    const path = await waitingLink(visitor)
    if (path) await visitor.press(path, { press: 'confirm' })
    await visitor.offerSeats()
  },
)

/** The mail of an order whose tickets go to somebody else: the receipt for whoever has paid. */
const mailReceipt = mailTo(
  ({ email }) => email,
  async visitor => {
    if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return
    const checkout = checkoutOf(visitor)
    await visitor.press(checkout, { intent: 'delivery', deliveryEmail: STAGE.newcomer.email })
    await visitor.press(checkout, { ...typedPaymentOf(visitor), deliveryEmail: STAGE.newcomer.email })
    await complete(visitor)
  },
)

/** The mailed link of a member, opened elsewhere, and the code that is typed there. */
const memberCode =
  (codeOf: (right: string) => string): SceneScript =>
  async visitor => {
    const path = `${membersPath(visitor)}?by=email`
    await visitor.press(path, { email: 'active@scene.example' })
    const html = await visitor.read(`${path}&waiting=1`)
    const code = /id="verification-code"[^>]*>([\d ]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? ''
    const link = linkIn(
      await visitor.mailTo('active@scene.example'),
      /\/auth\/\S+membershipVerificationToken=\S+/,
    )
    visitor.jar.clear()
    return link ? page(link, { intent: 'confirm', code: codeOf(code) }) : null
  }

const memberNotOpened: SceneScript = async visitor => {
  const path = `${membersPath(visitor)}?by=email`
  await visitor.press(path, { email: 'active@scene.example' })
  return page(`${path}&waiting=1`, { intent: 'collect' })
}

const renewDetail: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'lapsed'))) return null
  const base = `/membership/${encodeURIComponent(visitor.tenantId)}/renew`
  const link = /href="([^"]*\/renew\/detail[^"]*)"/
    .exec(await visitor.read(base))?.[1]
    ?.replaceAll('&amp;', '&')
  return link ? page(link) : null
}

const renewActive: SceneScript = async visitor =>
  (await becomeMember(visitor, 'active'))
    ? page(`/membership/${encodeURIComponent(visitor.tenantId)}/renew`)
    : null

export const richScenes = {
  'cart-all': cartAll,
  'checkout-all': checkoutAll,
  'confirmation-all': confirmationAll,
  'account-order-all': accountAll,
  'mail-order-all': mailAll,
  'order-page-all': orderAll,
  'ticket-pdf-all': pdfAll,
  'undo-removed': undone('remove:', twoEvents),
  'undo-cancelled': onList('cancel'),
  'cart-membership': cartMembership(false),
  'cart-gift': cartMembership(true),
  'cart-date': dateChange,
  'cart-edit': pressed('edit:', twoEvents),
  'cart-moving': pressed('change-date:', twoEvents),
  'time-missing': timeMissing,
  'donation-refused': donationRefused,
  'extras-refused': extrasRefused,
  'order-moved': moved,
  'move-refused': moveRefused(''),
  'move-taken': moveRefused('none'),
  'order-refund-certificate': cancelledCertificate,
  'account-order-cancelled': accountCancelled,
  'email-confirmed': emailConfirmed,
  'mail-email-known': mailKnown,
  'mail-password-changed': mailPassword,
  'mail-waiting-offer': mailOffer,
  'mail-receipt': mailReceipt,
  'member-code-empty': memberCode(() => ''),
  'member-code-wrong': memberCode(right => (right === '0000' ? '1111' : '0000')),
  'member-confirmed': memberCode(right => right),
  'member-not-opened': memberNotOpened,
  'renew-detail': renewDetail,
  'renew-active': renewActive,
} satisfies Record<string, SceneScript>

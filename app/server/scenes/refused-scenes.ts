import type { ApiErrorCode } from '#app/contract/errors.ts'
import { accountHref, accountOrderHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { orderScreenHref, ticketsAgainHref } from '#app/rules/links/order-links.ts'
import { ticketsHref, waitingEntryHref } from '#app/rules/links/storefront-links.ts'
import { type PaymentRefusal, paymentRefusals } from '#app/rules/scenes/payment-refusals.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import { becomeMember } from './become-member.ts'
import { boughtOrder } from './bought-scenes.ts'
import { membersPath } from './member-scenes.ts'
import { waitingLink } from './order-scenes.ts'
import type { RefusedCalls } from './scene-conditions.ts'
import { buy, checkoutOf, orderEvents, payable, plainEvents, signIn } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const refusedAtCheckout =
  (code: ApiErrorCode, details?: object): SceneScript =>
  async visitor =>
    (await payable(visitor))
      ? page(
          checkoutOf(visitor),
          { intent: 'complete' },
          { refused: { 'checkout.place': { code, details } } },
        )
      : null

/** What checkout says to each code with which an order is refused. */
const declineScenes = Object.fromEntries(
  paymentRefusals.map(code => [`declined-${code}`, refusedAtCheckout(code)]),
) as Record<`declined-${PaymentRefusal}`, SceneScript>

/** A page on which one call cannot be carried out. */
const failing =
  (call: string, code: ApiErrorCode, pathOf: (visitor: SceneVisitor) => string): SceneScript =>
  async visitor => {
    await signIn(visitor)
    return page(pathOf(visitor), undefined, { refused: { [call]: { code } } })
  }

const profileOf = ({ tenantId }: SceneVisitor) => accountHref(tenantId, 'profile')
const NAMES = { firstName: 'Robin', lastName: 'Vale', email: STAGE.visitor.email }

const typedProfile =
  (typed: Record<string, string>, refused: RefusedCalls = {}): SceneScript =>
  async visitor => {
    await signIn(visitor)
    return page(profileOf(visitor), { ...NAMES, ...typed }, { refused })
  }

const accountOrder =
  (form: Record<string, string>, refused: RefusedCalls = {}): SceneScript =>
  async visitor => {
    await signIn(visitor)
    const bought = await buy(visitor)
    return bought && page(accountOrderHref(visitor.tenantId, bought.number), form, { refused })
  }

const AGAIN = { email: STAGE.visitor.email, orderNumber: 'AAAA-BBBB' }

const again =
  (typed: Record<string, string>, refused: RefusedCalls = {}): SceneScript =>
  async ({ tenantId }) =>
    page(ticketsAgainHref(tenantId), typed, { refused })

const signing =
  (typed: Record<string, string>, refused: RefusedCalls = {}): SceneScript =>
  async ({ tenantId }) =>
    page(authHref(tenantId, { screen: 'login' }), { email: STAGE.visitor.email, ...typed }, { refused })

/** A link of a mail that nobody can use any more. */
const linkGone: SceneScript = async ({ tenantId }) =>
  page(`${authHref(tenantId, { screen: 'login' })}?clean=1&link=gone`)

const passwordGone: SceneScript = async ({ tenantId }) =>
  page(authHref(tenantId, { screen: 'changePassword', token: 'scene' }), {
    password: 'a-long-sentence-of-mine',
    repeated: 'a-long-sentence-of-mine',
  })

const passwordCommon: SceneScript = async ({ tenantId }) =>
  page(authHref(tenantId, { screen: 'changePassword', token: 'scene' }), {
    password: 'password1234',
    repeated: 'password1234',
  })

const emailGone: SceneScript = async visitor => {
  await signIn(visitor)
  return page(authHref(visitor.tenantId, { screen: 'email', token: 'none' }), {})
}

const ordersOpening: SceneScript = async ({ tenantId }) =>
  page(authHref(tenantId, { screen: 'orders', token: 'none' }))

/** An order whose seats were kept, opened after a while. */
const later =
  (minutes: number, form?: Record<string, string>, refused?: RefusedCalls): SceneScript =>
  async visitor => {
    if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return null
    const path = ticketsHref({ tenantId: visitor.tenantId }, { cart: true })
    return page(path, form, { later: minutes, refused })
  }

/** What an address names that the venue has not. */
const linkCut: SceneScript = async ({ tenantId }) =>
  page(
    `${ticketsHref({ tenantId }, { eventId: 'none', comboId: 'none', addonId: 'none', membershipIds: ['none'] })}&donationId=none&membershipId=none`,
  )

const seatsOffered = async (visitor: SceneVisitor) => {
  const path = await waitingLink(visitor)
  if (!path) return null
  await visitor.press(path, { press: 'confirm' })
  await visitor.offerSeats()
  return path
}

const offered: SceneScript = async visitor => {
  const path = await seatsOffered(visitor)
  return path ? page(path) : null
}

const taken: SceneScript = async visitor => {
  const path = await seatsOffered(visitor)
  if (!path) return null
  await visitor.press(path, { press: 'take' })
  return page(path)
}

/** The places that were offered are paid for. */
const paid: SceneScript = async visitor => {
  const path = await seatsOffered(visitor)
  const answers = { 'waitingList.read': (entry: object) => ({ ...entry, state: 'taken' }) }
  return path ? page(path, undefined, { answers }) : null
}

const DAY = 24 * 60

const passed: SceneScript = async visitor => {
  const path = await seatsOffered(visitor)
  return path ? page(path, undefined, { later: 2 * DAY }) : null
}

const withdrawn: SceneScript = async visitor => {
  const path = await waitingLink(visitor)
  if (!path) return null
  await visitor.press(path, { press: 'withdraw' })
  return page(path)
}

const waitingGone: SceneScript = async ({ tenantId }) => page(waitingEntryHref(tenantId, 'none'))

const waitingOften: SceneScript = async visitor => {
  const path = await waitingLink(visitor)
  return path
    ? page(path, { press: 'confirm' }, { refused: { 'waitingList.change': { code: 'TOO_MANY_REQUESTS' } } })
    : null
}

const changeRefused =
  (screen: 'cancel', refused: ApiErrorCode): SceneScript =>
  async visitor => {
    const bought = await boughtOrder(visitor)
    if (!bought) return null
    const path = orderScreenHref(visitor.tenantId, { link: bought.order.link, screen })
    return page(path, { refund: '1' }, { refused: { 'orders.cancel': { code: refused } } })
  }

const members =
  (form: Record<string, string>, refused: RefusedCalls): SceneScript =>
  async visitor =>
    page(membersPath(visitor), form, { refused })

const memberLinkOver: SceneScript = async visitor =>
  page(`${membersPath(visitor)}?membershipVerificationToken=none`)

const ofMembership =
  (path: string, asMember: boolean): SceneScript =>
  async visitor => {
    if (asMember) await becomeMember(visitor, 'active')
    return page(`/membership/${encodeURIComponent(visitor.tenantId)}/${path}`)
  }

const couponFailed: SceneScript = async visitor =>
  (await payable(visitor))
    ? page(
        checkoutOf(visitor),
        { intent: 'coupon', coupon: STAGE.coupon },
        {
          refused: {
            'coupons.validateOne': { code: 'INTERNAL', text: '' },
            'coupons.validate': { code: 'INTERNAL', text: '' },
          },
        },
      )
    : null

export const refusedScenes = {
  ...declineScenes,
  'checkout-again': refusedAtCheckout('SECURE_SESSION_REQUIRED'),
  'checkout-bank-refused': refusedAtCheckout('SECURE_CHECK_REFUSED'),
  'checkout-slot-gone': refusedAtCheckout('SLOT_UNAVAILABLE'),
  'checkout-price': refusedAtCheckout('PRICE_CHANGED', { total: 4200, shownTotal: 3900 }),
  'checkout-refunded': refusedAtCheckout('ORDER_REFUNDED', { amount: 4200 }),
  'checkout-failed': refusedAtCheckout('INTERNAL'),
  'coupon-failed': couponFailed,
  'status-down': failing(
    'status.get',
    'INTERNAL',
    ({ tenantId }) => `/status/${encodeURIComponent(tenantId)}`,
  ),
  'profile-unread': failing('visitors.get', 'INTERNAL', profileOf),
  'passkeys-unread': failing('passkeys.list', 'INTERNAL', profileOf),
  'profile-saved': typedProfile({}),
  'profile-unsaved': typedProfile({}, { 'visitors.save': { code: 'INTERNAL' } }),
  'profile-country': typedProfile({ country: '??' }),
  'order-mailed': accountOrder({}),
  'order-unmailed': accountOrder({}, { 'orders.mail': { code: 'INTERNAL' } }),
  'again-empty': again({ email: 'robin', orderNumber: '' }),
  'again-sent': again(AGAIN),
  'again-failed': again(AGAIN, { 'orders.mailAgain': { code: 'INTERNAL' } }),
  'sign-in-wrong': signing({ password: 'not this one' }),
  'sign-in-failed': signing({ password: 'x' }, { 'visitors.signIn': { code: 'INTERNAL' } }),
  'sign-in-often': signing({ password: 'x' }, { 'visitors.signIn': { code: 'TOO_MANY_REQUESTS' } }),
  'link-gone': linkGone,
  'password-gone': passwordGone,
  'password-common': passwordCommon,
  'email-gone': emailGone,
  'orders-opening': ordersOpening,
  'hold-over': later(40),
  'hold-spent': later(1, { intent: 'hold' }, { 'carts.hold': { code: 'HOLD_SPENT' } }),
  'link-cut': linkCut,
  'waiting-offered': offered,
  'waiting-taken': taken,
  'waiting-paid': paid,
  'waiting-passed': passed,
  'waiting-withdrawn': withdrawn,
  'waiting-gone': waitingGone,
  'waiting-often': waitingOften,
  'cancel-changed': changeRefused('cancel', 'CONFLICT'),
  'cancel-refused': changeRefused('cancel', 'CHANGE_REFUSED'),
  'cancel-failed': changeRefused('cancel', 'INTERNAL'),
  'members-failed': members(
    { membershipId: 'A', lastName: 'B' },
    { 'members.validate': { code: 'INTERNAL' } },
  ),
  'members-often': members(
    { membershipId: 'A', lastName: 'B' },
    { 'members.validate': { code: 'TOO_MANY_REQUESTS' } },
  ),
  'member-link-over': memberLinkOver,
  'level-gone': ofMembership('detail/none', false),
  'group-gone': ofMembership('group/none', false),
  'membership-known': ofMembership('', true),
} satisfies Record<string, SceneScript>

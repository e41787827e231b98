import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { STAGE, type StageMember, stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import { buyMembership } from './checkout-scenes.ts'
import { membersPath } from './member-scenes.ts'
import { waitingLink } from './order-scenes.ts'
import {
  buy,
  checkoutOf,
  complete,
  orderEvents,
  plainEvents,
  signIn,
  typedPaymentOf,
} from './scene-orders.ts'
import type { SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** The mail that an address got last after something was done; null where nothing could be done or nothing was sent. */
const mailAfter =
  (act: (visitor: SceneVisitor) => Promise<unknown>, known?: string): SceneScript =>
  async visitor => {
    const address = known ?? visitor.email
    const before = await visitor.mailTo(address)
    await act(visitor)
    const mail = await visitor.mailTo(address)
    return mail && mail !== before ? { kind: 'mail', mail } : null
  }

async function findOrders(visitor: SceneVisitor): Promise<void> {
  await buy(visitor)
  await visitor.forgetMails()
  await visitor.press(authHref(visitor.tenantId, { screen: 'orders' }), { email: visitor.email })
}

const forgetPassword = (visitor: SceneVisitor) =>
  visitor.press(authHref(visitor.tenantId, { screen: 'forgotPassword' }), { email: STAGE.visitor.email })

async function cancel(visitor: SceneVisitor): Promise<void> {
  await signIn(visitor)
  const bought = await buy(visitor)
  if (!bought) return
  const api = await visitor.api()
  const params = { orderId: bought.number }
  const { payload } = await api.orders.get({ params, headers: {} })
  const refund = payload.changes.cancel?.total
  await visitor.forgetMails()
  if (refund !== undefined) await api.orders.cancel({ params, headers: {}, body: { refund } })
}

/** Moves the visit of an order to another start; nothing where it has only one. */
async function move(visitor: SceneVisitor): Promise<void> {
  await signIn(visitor)
  const bought = await buy(visitor)
  if (!bought) return
  await visitor.forgetMails()
  const api = await visitor.api()
  const { payload } = await api.orders.get({ params: { orderId: bought.number }, headers: {} })
  const from = payload.tickets[0]?.eventId ?? ''
  const params = { orderId: bought.number, eventId: from }
  const starts = await api.orders.starts({ params, headers: {} }).catch(() => null)
  const to = starts?.payload.starts.find(({ eventId }) => eventId !== from)
  if (to) await api.orders.move({ params, headers: {}, body: { eventId: to.eventId } })
}

/** How far ahead scenes look for what the shop does by itself, and in which steps; days. */
const HORIZON = 64
const STEP = 3

type Waiting = { address: string; before: Mail | null }

/** The next mail to an address while days go by. */
async function nextMail(visitor: SceneVisitor, { address, before }: Waiting): Promise<Mail | null> {
  for (let day = 1; day <= HORIZON; day += STEP) {
    await visitor.afterDays(day)
    const mail = await visitor.mailTo(address)
    if (mail !== before) return mail
  }
  return null
}

/** The mail that asks whoever has visited for a review. */
export async function reviewMail(visitor: SceneVisitor): Promise<Mail | null> {
  if (!(await buy(visitor))) return null
  await visitor.forgetMails()
  return nextMail(visitor, { address: visitor.email, before: null })
}

/** Where whoever holds the membership of a part is mailed. */
const mailboxOf = (part: StageMember) => `${part}@scene.example`
const RENEWING = mailboxOf('renewing')

/** The mail that announces a renewal: the shop sends it once, and tells the same news again in the look and language of this scene. */
const renewalMail = async (visitor: SceneVisitor): Promise<Mail | null> => {
  const announced =
    (await visitor.mailTo(RENEWING)) ?? (await nextMail(visitor, { address: RENEWING, before: null }))
  return announced && renewalNews('notice')(visitor)
}

const RECIPIENT = 'kim.lake@scene.example'

/** The mail that tells somebody of a membership that was given to them. */
async function giftMail(visitor: SceneVisitor): Promise<Mail | null> {
  const isBought = await buyMembership(visitor, { isGift: true, email: RECIPIENT })
  return isBought ? visitor.mailTo(RECIPIENT) : null
}

const signInLink = (visitor: SceneVisitor) =>
  visitor.press(authHref(visitor.tenantId, { screen: 'login' }), {
    intent: 'link',
    email: STAGE.newcomer.email,
  })

/** The mail to an address that somebody types into their profile, and that nobody has yet. */
async function confirmMail(visitor: SceneVisitor): Promise<Mail | null> {
  const { id, firstName, lastName, email: before } = STAGE.newcomer
  const email = `new.${visitor.email}`
  await visitor.be({ visitor: { id, email: before, name: `${firstName} ${lastName}` } })
  await visitor.press(accountHref(visitor.tenantId, 'profile'), { firstName, lastName, email })
  return visitor.mailTo(email)
}

const mailInTime =
  (find: (visitor: SceneVisitor) => Promise<Mail | null>): SceneScript =>
  async visitor => {
    const mail = await find(visitor)
    return mail && { kind: 'mail', mail }
  }

/** The mails that tell of a change of the account; to the address that was before, or to the one that somebody has already. */
export const mailTo =
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

/** The mail that tells the owner of an account what was changed in it. */
const noticeOf = (kind: 'password' | 'email' | 'passkey' | 'card') =>
  mailTo(
    ({ email }) => email,
    ({ place, email, language, now }) => {
      const card = { brand: 'Mastercard', lastFour: '4444', since: now().toISOString() }
      return place({
        kind: 'account-notice-mail',
        payload: { kind, to: email, ...(kind === 'card' && { card }), ...(language && { language }) },
      })
    },
  )

/** The mail about a renewal, or about one that could not be charged: `declined` where it is tried again. */
export const renewalNews =
  (kind: 'notice' | 'declined' | 'failed', part: StageMember = 'renewing') =>
  async (visitor: SceneVisitor): Promise<Mail | null> => {
    await readAs(visitor, mailboxOf(part))
    const on = kind === 'failed' ? null : dayIn(visitor.now(), 3)
    const news = { expiresOn: dayIn(visitor.now(), 15), amount: 6000, kind, on }
    const payload = { membershipId: stageMembershipId(part), ...news }
    await visitor.place({ kind: 'renewal-mail', payload })
    return visitor.mailTo(mailboxOf(part))
  }

/** A mail that nobody asks for is in the language in which its reader has bought last: so they buy in that of the scene. */
async function readAs(visitor: SceneVisitor, email: string): Promise<void> {
  if (!visitor.venue.document.venue.languages?.length) return
  await buy({ ...visitor, email })
  await visitor.forgetMails()
}

const dayIn = (now: Date, days: number) => addDays(now.toISOString().slice(0, 10), days)

/** The mail that offers seats; null where the venue has none to offer. */
const mailOffer: SceneScript = async visitor => {
  const path = await waitingLink(visitor)
  if (!path) return null
  const before = await visitor.mailTo(visitor.email)
  await visitor.press(path, { press: 'confirm' })
  await visitor.offerSeats()
  const mail = await visitor.mailTo(visitor.email)
  return mail && mail !== before ? { kind: 'mail', mail } : null
}

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

export const mailScenes = {
  'mail-order': mailAfter(buy),
  'mail-membership': mailAfter(visitor => buyMembership(visitor, { isGift: false, email: visitor.email })),
  'mail-moved': mailAfter(move),
  'mail-gift': mailInTime(giftMail),
  'mail-cancelled': mailAfter(cancel),
  'mail-orders-link': mailAfter(findOrders),
  'mail-link': mailAfter(signInLink, STAGE.newcomer.email),
  'mail-confirm': mailInTime(confirmMail),
  'mail-sign-in': mailAfter(forgetPassword, STAGE.visitor.email),
  'mail-verification': mailAfter(
    visitor => visitor.press(`${membersPath(visitor)}?by=email`, { email: 'active@scene.example' }),
    'active@scene.example',
  ),
  'mail-waiting': mailAfter(waitingLink),
  'mail-review': mailInTime(reviewMail),
  'mail-renewal': mailInTime(renewalMail),
  'mail-email-known': mailKnown,
  'mail-password-changed': noticeOf('password'),
  'mail-email-changed': noticeOf('email'),
  'mail-passkey-changed': noticeOf('passkey'),
  'mail-card-changed': noticeOf('card'),
  'mail-renewal-declined': mailInTime(renewalNews('declined')),
  'mail-renewal-failed': mailInTime(renewalNews('failed')),
  'mail-waiting-offer': mailOffer,
  'mail-receipt': mailReceipt,
} satisfies Record<string, SceneScript>

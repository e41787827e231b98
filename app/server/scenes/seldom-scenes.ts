import type { ApiErrorCode } from '#app/contract/errors.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import {
  comboHref,
  eventDetailHref,
  eventsListHref,
  reviewsHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'
import { STAGE, STAGE_LAST_NAME, stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import { isCommonPassword } from '#app/rules/visitors/common-passwords.ts'
import { becomeMember } from './become-member.ts'
import { choiceScenes } from './choice-scenes.ts'
import { reviewMail } from './mail-scenes.ts'
import { cartOf, linkIn } from './order-scenes.ts'
import { offeredIn, readForm } from './read-form.ts'
import type { ChangedAnswers, SceneConditions } from './scene-conditions.ts'
import { checkoutOf, orderEvents, payable, plainEvents, signIn } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const fill = (visitor: SceneVisitor) => orderEvents(visitor, { events: plainEvents(visitor), most: 2 })

const HOUR_MS = 3_600_000

/** What an offer, or another day, has just done to the order. */
const undoOf =
  (offer: 'combo' | 'tickets' | 'join' | 'move', isNamed: boolean): SceneScript =>
  async visitor => {
    if (!(await fill(visitor))) return null
    const { payload } = await (await visitor.api()).carts.get({ headers: {} })
    const name = plainEvents(visitor)[0]?.name ?? ''
    const until = new Date(visitor.now().getTime() + HOUR_MS).toISOString()
    await visitor.be({ undo: { cartId: payload?.id ?? '', until, offer, ...(isNamed && { name }) } })
    return page(cartOf(visitor))
  }

/** Two memberships are held by one person. */
const severalMemberships: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'active'))) return null
  await visitor.be({
    member: {
      membershipIds: [stageMembershipId('active'), stageMembershipId('renewing')],
      name: `${STAGE.visitor.firstName} ${STAGE_LAST_NAME}`,
      verifiedUntil: new Date(visitor.now().getTime() + HOUR_MS).toISOString(),
    },
  })
  return page(`/membership/${encodeURIComponent(visitor.tenantId)}/profile`)
}

const reviewGone: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  await signIn(visitor)
  const path = event && eventDetailHref({ tenantId: visitor.tenantId }, { eventId: event.id })
  return path ? page(`${path}?rev=none&review=write`) : null
}

/** The password that somebody chooses before their first review. */
const reviewFirst: SceneScript = async visitor => {
  const link = linkIn(await reviewMail(visitor), /\/auth\/[^/\s]+\/login\/\S+/)
  const next = link && (await visitor.press(link, {}))
  return next?.includes('/changePassword/') ? page(next) : null
}

const atCheckout =
  (form: Record<string, string>, conditions: SceneConditions): SceneScript =>
  async visitor =>
    (await payable(visitor)) ? page(checkoutOf(visitor), form, conditions) : null

const refusePlacing = (code: ApiErrorCode, details?: object) =>
  atCheckout({ intent: 'complete' }, { refused: { 'checkout.place': { code, details } } })

/** What is typed into the fields of codes. */
const sendCode = (form: Record<string, string>, answers: ChangedAnswers = {}) => atCheckout(form, { answers })

const conflict: ChangedAnswers = {
  'coupons.validate': () =>
    JSON.stringify({
      valid: false,
      validCouponcodes: [],
      invalidCouponCodes: [],
      conflictingCoupons: [{ couponCode: STAGE.coupon, conflictingCouponCodes: ['SUMMER'] }],
    }),
}

const stopFailed: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'renewing'))) return null
  const path = `/membership/${encodeURIComponent(visitor.tenantId)}/profile`
  return page(path, { intent: 'stop' }, { refused: { 'members.stopRecurring': { code: 'INTERNAL' } } })
}

const sendPassword =
  (password: string, repeated: string): SceneScript =>
  async visitor => {
    const { email } = STAGE.visitor
    await visitor.press(authHref(visitor.tenantId, { screen: 'forgotPassword' }), { email })
    const found = linkIn(await visitor.mailTo(email), /\/auth\/[^/\s]+\/changePassword\/\S+/)
    return found ? page(found, { password, repeated }) : null
  }

const COMMON =
  ['password123', 'qwerty12345', '123456789012', '1234567890', 'iloveyou', 'password'].find(
    isCommonPassword,
  ) ?? 'password'

/** The passkeys of an account: one with a name that was used, and one without. */
const passkeys =
  (isFresh: boolean, conditions: (now: string) => SceneConditions): SceneScript =>
  async visitor => {
    const { id, email, firstName, lastName } = STAGE.visitor
    const now = visitor.now().toISOString()
    const signedInAt = isFresh ? { signedInAt: now } : {}
    await visitor.be({ visitor: { id, email, name: `${firstName} ${lastName}`, ...signedInAt } })
    return page(accountHref(visitor.tenantId, 'profile'), undefined, conditions(now))
  }

/** Two passkeys of somebody whose address is known. */
const twoPasskeys = (now: string): SceneConditions => ({
  answers: {
    'visitors.get': (visitor: object) => ({
      ...visitor,
      streetAddress1: '4 Lantern Pier',
      city: 'Port Ansel',
    }),
    'passkeys.list': () => [
      { id: 'scene-used', name: 'Robin', createdAt: now, lastUsedAt: now },
      { id: 'scene-unused', name: '', createdAt: now, lastUsedAt: null },
    ],
  },
})

const sendDonation =
  (typed: (option: string) => Record<string, string>): SceneScript =>
  async visitor => {
    const option = visitor.venue.document.donations.options.find(({ type }) => type === 'donation')
    if (!option || !(await fill(visitor))) return null
    const html = await visitor.read(cartOf(visitor))
    const other = offeredIn(html, /^donation\.chosen$/).find(({ value }) => value.includes('other'))
    return page(cartOf(visitor), {
      ...readForm(html),
      intent: 'checkout',
      'donation.shown': '1',
      'donation.chosen': other?.value ?? `${option.id}:other`,
      ...typed(option.id),
    })
  }

const pressOnCart =
  (intent: string): SceneScript =>
  async visitor => {
    if (!(await fill(visitor))) return null
    const html = await visitor.read(cartOf(visitor))
    return page(cartOf(visitor), { ...readForm(html), intent })
  }

/** A link to a time that the day has not. */
const timeGone: SceneScript = async visitor => {
  const [event] = plainEvents(visitor)
  if (!event) return null
  const day = new Date(visitor.now().getTime() + 3 * 24 * HOUR_MS).toISOString().slice(0, 10)
  return page(`${ticketsHref({ tenantId: visitor.tenantId }, { eventId: event.id })}&date=${day}&time=03:07`)
}

/** Late in the evening: everything of today has begun. */
const dayOver: SceneScript = async visitor => {
  const { timeZone } = visitor.venue.document.venue
  const date = visitor.now().toLocaleDateString('sv-SE', { timeZone })
  const [hours = 0, minutes = 0] = visitor
    .now()
    .toLocaleTimeString('sv-SE', { timeZone })
    .split(':')
    .map(Number)
  const later = 23 * 60 + 58 - hours * 60 - minutes
  return page(eventsListHref({ tenantId: visitor.tenantId }, { date }), undefined, { later })
}

/** A day far beyond the last that is sold. */
const beyondSale: SceneScript = async visitor => {
  const date = new Date(visitor.now().getTime() + 200 * 24 * HOUR_MS).toISOString().slice(0, 10)
  return page(eventsListHref({ tenantId: visitor.tenantId }, { date }))
}

const comboOfDay: SceneScript = async visitor => {
  const combo = visitor.venue.combos.find(({ entries }) => entries.some(({ type }) => type === 'any'))
  const date = new Date(visitor.now().getTime() + 3 * 24 * HOUR_MS).toISOString().slice(0, 10)
  const { tenantId } = visitor
  return combo ? page(`${comboHref({ tenantId }, { comboId: combo.id, eventIds: [] })}&date=${date}`) : null
}

/** The form of an invited review that is not opened yet. */
const reviewReady: SceneScript = async visitor => {
  const view = await choiceScenes['review-open'](visitor)
  if (view?.kind !== 'page') return null
  const { pathname, searchParams } = new URL(view.path, 'http://shop')
  searchParams.delete('review')
  return page(`${pathname}?${searchParams}`)
}

/** A comment that does not fit, of which the beginning is shown. */
const reviewLong: SceneScript = async ({ tenantId }) => {
  const answers: ChangedAnswers = {
    'reviews.ofTenant': (found: { list: { comment: string }[] }) => ({
      ...found,
      list: found.list.map(review => ({
        ...review,
        comment: `${review.comment} ${review.comment}`,
        shortComment: review.comment,
      })),
    }),
  }
  return page(reviewsHref({ tenantId }), undefined, { answers })
}

/** What is seldom met: the state of an order, of a code, of a link or of an account that takes much to come about. */
export const seldomScenes = {
  'undo-combo': undoOf('combo', true),
  'undo-joined': undoOf('join', true),
  'undo-moved': undoOf('move', true),
  'undo-single': undoOf('tickets', false),
  'member-several': severalMemberships,
  'review-gone': reviewGone,
  'review-first': reviewFirst,
  'code-unknown': sendCode({ intent: 'code', code: 'UNKNOWN' }),
  'code-blank': sendCode({ intent: 'code', code: '' }),
  'coupon-unknown': sendCode({ intent: 'coupon', coupon: 'UNKNOWN' }),
  'coupon-conflicts': sendCode({ intent: 'coupon', coupon: STAGE.coupon }, conflict),
  'auto-renew-failed': stopFailed,
  'passwords-differ': sendPassword('a-long-sentence-of-mine', 'another-sentence-of-mine'),
  'password-known': sendPassword(COMMON, COMMON),
  passkeys: passkeys(true, twoPasskeys),
  'passkeys-stale': passkeys(false, twoPasskeys),
  'donation-range': sendDonation(option => ({ [`donation.amounts.${option}`]: '99999999' })),
  'donation-company': sendDonation(option => ({
    [`donation.amounts.${option}`]: '50',
    'donation.detail.donorRecognitionType': 'corporation',
    'donation.detail.donorRecognitionCorpName': '',
    'donation.detail.isHonor': 'on',
    'donation.detail.isSendLetter': 'on',
    'donation.detail.beneficiaryEmail': 'robin',
    'donation.detail.email': 'robin',
    'donation.detail.phoneNumber': '1',
    'donation.detail.beneficiaryPhoneNumber': '1',
  })),
  'offer-gone': pressOnCart('take-offer:1'),
  'time-gone': timeGone,
  'list-over': dayOver,
  'list-beyond': beyondSale,
  'combo-times': comboOfDay,
  'secure-offline': refusePlacing('NETWORK_ERROR'),
  'secure-late': refusePlacing('TIMEOUT_ERROR'),
  'secure-unanswered': refusePlacing('STEPUP_TIMEOUT'),
  'review-ready': reviewReady,
  'review-long': reviewLong,
  'captcha-unsure': refusePlacing('5157', { captcha: 'checkbox' }),
} satisfies Record<string, SceneScript>

import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { readCouponValidation } from '#app/contract/coupons.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { couponError, enteredCodes, localCouponError } from '#app/rules/checkout/coupons.ts'
import { mayUseNumber } from '#app/rules/checkout/gift-certificate.ts'
import { serverText } from '#app/rules/checkout/server-message.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { typedText } from './checkout-forms.server.ts'
import type { OpenCheckout } from './open-checkout.server.ts'
import { storeCart } from './store-cart.server.ts'

type Codes = { visit: Visit; checkout: OpenCheckout; form: FormData }

/** What became of the typed codes: the draft to keep, and sentences at their fields. */
export type CodesAnswer = { draft: CheckoutDraft; errors: Record<string, string> }

/**
 * Whether something was typed that no button has seen: it is applied before the order goes on, or it would be lost unnoticed. A
 * certificate whose balance was looked at was seen: only Apply uses it (CHK-143).
 */
export function hasUnusedCodes(form: FormData, { certificate }: Pick<CheckoutDraft, 'certificate'>): boolean {
  return typedCode(form) !== '' || typedCoupons(form).length > 0 || isUnseen(form, certificate)
}

/**
 * Uses a code of which nobody has said what it is: a coupon where the venue takes coupons and this is one, else a gift certificate. One that
 * is neither stays in its field; a coupon that conflicts with another says so.
 */
export async function applyCode(codes: Codes): Promise<CodesAnswer> {
  const { visit, checkout } = codes
  const { coupons, giftCertificates } = featuresOf(visit.venue.company)
  const typed = typedCode(codes.form)
  const unknown = visit.venue.text(typed ? 'code-invalid' : 'coupon-blank')
  const refused = (code: string): CodesAnswer => ({
    draft: { ...checkout.draft, coupon: typed },
    errors: { code },
  })
  if (!typed) return refused(unknown)
  const coupon =
    coupons === 'none' ? null : await applyCouponCodes({ ...codes, form: formOf({ coupon: typed }) })
  if (coupon && !coupon.errors.coupon) return coupon
  const isUnknown = !coupon || coupon.errors.coupon === visit.venue.text('coupon-invalid')
  if (!isUnknown) return refused(coupon.errors.coupon ?? unknown)
  const certificate = giftCertificates
    ? await lookUpCertificate({ ...codes, form: formOf({ giftCard: typed }) }, { isApplied: true })
    : null
  const spent = visit.venue.text('gift-certificate-spent')
  if (certificate?.errors.giftCard === spent) return refused(spent)
  if (!certificate || certificate.errors.giftCard) return refused(unknown)
  return { ...certificate, draft: { ...certificate.draft, coupon: '' } }
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function isUnseen(form: FormData, known: CheckoutDraft['certificate']): boolean {
  const number = typedText(form, 'giftCard').trim()
  return number !== '' && number !== known?.number
}

/** Codes that stand in their fields without having been applied; a certificate whose balance was looked up goes with its number. */
export function halfTypedCodes(
  { certificate: known }: CheckoutDraft,
  form: FormData,
): Pick<CheckoutDraft, 'coupon' | 'giftCard' | 'certificate'> {
  const coupon = typedCode(form) || lastTyped(form)
  if (!form.has('giftCard')) return { coupon, giftCard: '', certificate: known }
  const giftCard = typedText(form, 'giftCard').trim()
  return { coupon, giftCard, certificate: known?.number === giftCard ? known : null }
}

/** Whatever was typed there, first the coupon. */
export async function applyCodes(codes: Codes): Promise<CodesAnswer> {
  if (typedCode(codes.form)) return applyCode(codes)
  const coupon = typedCoupons(codes.form).length > 0 ? await applyCouponCodes(codes) : unchanged(codes)
  const checkout = { ...codes.checkout, draft: coupon.draft }
  const certificate = isUnseen(codes.form, checkout.draft.certificate)
    ? await lookUpCertificate({ ...codes, checkout }, { isApplied: true })
    : { draft: coupon.draft, errors: {} }
  return { draft: certificate.draft, errors: { ...coupon.errors, ...certificate.errors } }
}

const unchanged = ({ checkout: { draft } }: Codes): CodesAnswer => ({ draft, errors: {} })

/**
 * Checks the typed coupons here, then with the server together with those in use, and stores what holds with the cart
 * (CHK-149, CHK-150). A wrong one stays in its field with the reason (CHK-206 to CHK-208, CHK-295).
 */
export async function applyCouponCodes({ visit, checkout, form }: Codes): Promise<CodesAnswer> {
  const { venue, api } = visit
  const { cart, draft } = checkout
  const typed = lastTyped(form)
  const wrong = localCouponError(typed)
  if (wrong) return { draft: { ...draft, coupon: '' }, errors: { coupon: venue.formatMessage(wrong) } }
  const couponCodes = enteredCodes([...usedCodes(cart), ...typedCoupons(form)])
  try {
    const { payload } = await api.coupons.validate({ body: { shoppingCartId: cart.id, couponCodes } })
    const result = readCouponValidation(payload)
    const codes = result.validCouponcodes.map(({ couponCode }) => couponCode)
    await storeCart(visit, { cart, changes: { couponCodes: codes } })
    const refused = typedCoupons(form).find(code => couponError(code, result))
    const error = refused && couponError(refused, result)
    if (!error) return { draft: { ...draft, coupon: '' }, errors: {} }
    return { draft: { ...draft, coupon: refused }, errors: { coupon: venue.formatMessage(error) } }
  } catch (error) {
    return { draft: { ...draft, coupon: typed }, errors: { coupon: couponFailure(error, venue) } }
  }
}

/** What a coupon call that failed says: the server's words (CHK-295). What is no refusal is thrown on. */
export function couponFailure(error: unknown, { text }: Pick<Visit['venue'], 'text'>): string {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  return serverText(refusal.message) ?? text('coupon-failed')
}

/** The order without one of its codes. */
export async function removeCoupon({ visit, checkout }: Codes, code: string): Promise<void> {
  const codes = usedCodes(checkout.cart).filter(used => used !== code)
  await storeCart(visit, { cart: checkout.cart, changes: { couponCodes: codes } })
}

/**
 * Looks the balance up, and uses it for the order when it is to be applied (CHK-038, CHK-039, CHK-143). One with nothing left pays
 * nothing: it is refused, and only its balance can be looked at.
 */
export async function lookUpCertificate(
  { visit, checkout, form }: Codes,
  { isApplied }: { isApplied: boolean },
): Promise<CodesAnswer> {
  const { venue, api } = visit
  const number = typedText(form, 'giftCard').trim()
  const refused = (reason: 'gift-certificate-invalid' | 'gift-certificate-spent') => ({
    draft: { ...checkout.draft, certificate: null, giftCard: number },
    errors: { giftCard: venue.text(reason) },
  })
  if (!mayUseNumber(number)) return refused('gift-certificate-invalid')
  try {
    const { payload } = await api.giftCertificates.get({ params: { number } })
    if (isApplied && payload.balance <= 0) return refused('gift-certificate-spent')
    return {
      draft: {
        ...checkout.draft,
        certificate: { number, balance: payload.balance, isApplied },
        giftCard: '',
      },
      errors: {},
    }
  } catch (error) {
    if (!refusalOf(error)) throw error
    return refused('gift-certificate-invalid')
  }
}

const typedCode = (form: FormData) => typedText(form, 'code').trim()

const lastTyped = (form: FormData) => String(form.getAll('coupon').at(-1) ?? '').slice(0, 100)

const typedCoupons = (form: FormData) =>
  enteredCodes(form.getAll('coupon').map(code => String(code).slice(0, 100)))

const usedCodes = (cart: CartPayload) => cart.coupons.map(({ couponCode }) => couponCode)

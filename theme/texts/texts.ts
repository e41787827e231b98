import { accountTexts } from '#theme/texts/account.ts'
import { addonsTexts } from '#theme/texts/addons.ts'
import { authTexts } from '#theme/texts/auth.ts'
import { calendarTexts } from '#theme/texts/calendar.ts'
import { cartTexts } from '#theme/texts/cart.ts'
import { checkoutTexts } from '#theme/texts/checkout.ts'
import { comboTexts } from '#theme/texts/combo.ts'
import { confirmationTexts } from '#theme/texts/confirmation.ts'
import { couponsTexts } from '#theme/texts/coupons.ts'
import { deliveryTexts } from '#theme/texts/delivery.ts'
import { donationTexts } from '#theme/texts/donation.ts'
import { editorTexts } from '#theme/texts/editor.ts'
import { errorsTexts } from '#theme/texts/errors.ts'
import { eventDetailTexts } from '#theme/texts/event-detail.ts'
import { eventsTexts } from '#theme/texts/events.ts'
import { formsTexts } from '#theme/texts/forms.ts'
import { giftCertificatesTexts } from '#theme/texts/gift-certificates.ts'
import { homeTexts } from '#theme/texts/home.ts'
import { legalTexts } from '#theme/texts/legal.ts'
import { limitsTexts } from '#theme/texts/limits.ts'
import { mailTexts } from '#theme/texts/mail.ts'
import { memberInfoTexts } from '#theme/texts/member-info.ts'
import { membershipTexts } from '#theme/texts/membership.ts'
import { paymentTexts } from '#theme/texts/payment.ts'
import { problemTexts } from '#theme/texts/problem.ts'
import { resellersTexts } from '#theme/texts/resellers.ts'
import { reviewStepTexts } from '#theme/texts/review-step.ts'
import { reviewsTexts } from '#theme/texts/reviews.ts'
import { shellTexts } from '#theme/texts/shell.ts'
import { statusTexts } from '#theme/texts/status.ts'
import type { ArgumentsOf, TextDefinition } from '#theme/texts/text-definition.ts'
import { ticketsTexts } from '#theme/texts/tickets.ts'

/** The text groups: a screen asks for the groups it shows, and no other words travel to the browser. */
export const textGroups = {
  shell: shellTexts,
  events: eventsTexts,
  'event-detail': eventDetailTexts,
  reviews: reviewsTexts,
  calendar: calendarTexts,
  tickets: ticketsTexts,
  limits: limitsTexts,
  combo: comboTexts,
  addons: addonsTexts,
  donation: donationTexts,
  forms: formsTexts,
  cart: cartTexts,
  checkout: checkoutTexts,
  delivery: deliveryTexts,
  'member-info': memberInfoTexts,
  payment: paymentTexts,
  coupons: couponsTexts,
  'gift-certificates': giftCertificatesTexts,
  'review-step': reviewStepTexts,
  confirmation: confirmationTexts,
  errors: errorsTexts,
  auth: authTexts,
  account: accountTexts,
  membership: membershipTexts,
  legal: legalTexts,
  resellers: resellersTexts,
  status: statusTexts,
  home: homeTexts,
  problem: problemTexts,
  mail: mailTexts,
  editor: editorTexts,
} as const

export type TextGroup = keyof typeof textGroups

type Intersection<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void
  ? All
  : never
type Texts = Intersection<(typeof textGroups)[TextGroup]>

/** The one list of texts. Key = public reference, page first: stored themes depend on it. */
export const texts: { readonly [R in keyof Texts]: Texts[R] } = Object.assign(
  {},
  ...Object.values(textGroups),
)

export type TextReference = keyof Texts & string

/** The arguments a text needs: `ArgsOf<'header-cart-count'>` is `{ count: number }`. */
export type ArgsOf<R extends TextReference> = ArgumentsOf<Texts[R]>

/** What follows the reference in `text(reference, …)`: nothing, or the arguments. */
export type TextArguments<R extends TextReference> = keyof ArgsOf<R> extends never ? [] : [args: ArgsOf<R>]

export const textReferences = Object.keys(texts) as TextReference[]

export const isTextReference = (key: string): key is TextReference => Object.hasOwn(texts, key)

/** The definition of a text with its arguments' types forgotten, for code that walks the list. */
export const textOf = (reference: TextReference): TextDefinition => texts[reference] as TextDefinition

import type { BasketOfferPayload } from '#app/contract/carts.ts'
import type { CaptchaPayload } from '#app/contract/checkout.ts'
import type { WalletPlace } from '#app/gateways/payments/card-entry/card-entry.ts'
import type { RecapLine } from '#app/pages/recap-line.ts'
import type { AddressField } from '#app/rules/checkout/billing-address.ts'
import type { CheckoutFormSettings, ContactForm } from '#app/rules/checkout/checkout-form.ts'
import type { OrderSecurity } from '#app/rules/checkout/payment-needed.ts'
import type { CheckoutStep, StepName } from '#app/rules/checkout/steps.ts'
import type { AddressPart } from '#app/rules/locations/address-part.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { LineTax } from '#app/rules/pricing/order-line.ts'
import type { HoldView } from '#app/shell/hold-countdown/hold-countdown.tsx'
import type { ChallengeView } from '../parts/bank/challenge-view.ts'
import type { CardPage } from '../parts/card/card-page.ts'
import type { SelectOption } from './list-or-text/select-option.ts'
import type { MemberInfo } from './member-info-step/member-info-model.ts'

/** What may be shown of a card. */
export type SavedCard = { brand: string; lastFour: string }

/** Everything the steps show; decided by the loader. `layout`: payment and review on one page, or one after the other; `due` after the certificate. */
export type CheckoutPage = Omit<CardPage, 'address'> & {
  steps: CheckoutStep[]
  contactForm: ContactForm
  /** as the venue asks: as little as it can, or every field of a step each */
  form: CheckoutFormSettings['form']
  open: StepName
  done: StepName[]
  total: Cents
  hold: HoldView | null
  /** what would make the order cheaper */
  offer: BasketOfferPayload | null
  taxes: LineTax[]
  lines: RecapLine[]
  /** what of the order overlaps, in words, and where its times are changed; null: nothing does */
  overlaps: { sentences: string[]; href: string } | null
  /** cents, off the listed prices of the lines, before coupons: what members pay less, and what everybody is given */
  savings: { member: Cents; discount: Cents }
  /** null: the venue takes none */
  /** the coupon of a link that is used for this order; cents */
  linkCoupon: { code: string; discount: Cents } | null
  /** why the coupon of a link is not, at its field */
  linkErrors: Record<string, string>
  coupons: { many: boolean; used: { code: string; discount: Cents }[]; typed: string } | null
  /** null: the venue takes none. `balance` once it was looked up, `used` once it was applied */
  certificate: {
    typed: string
    balance: Cents | null
    used: { applied: Cents; remaining: Cents; outstanding: Cents; digits: string } | null
  } | null
  deliveryEmail: string
  /** tickets are sent to somebody; else only a receipt */
  hasTickets: boolean
  /** who is told of a membership that they are given */
  toldOfGifts: { name: string; email: string }[]
  /** null: no membership in the order */
  memberInfo: MemberInfo | null
  /** whoever pays is known already: a line in place of the fields, which it unfolds */
  isKnown: boolean
  contact: { firstName: string; lastName: string; email: string; phoneNumber: string }
  address: Record<AddressField, string>
  addressFields: AddressField[]
  requiredAddress: AddressField[]
  /** null: typed freely */
  countries: SelectOption[] | null
  states: SelectOption[] | null
  zipHint: string | null
  /** the fields below the country, as the country in hand writes them */
  addressOrder: AddressPart[]
  needsCard: boolean
  /** the card on file pays; `offersSavedCard` when it could and a new one was asked for */
  usesSavedCard: boolean
  offersSavedCard: boolean
  /** the card of this order, entered or on file: what may be shown of it */
  card: SavedCard | null
  /** where wallets are; null where none is offered for this order */
  wallet: WalletPlace | null
  /** the visitor has pressed the wallet on the order page */
  opensWallet: boolean
  /** a membership renews by itself: the card that pays is kept for it */
  keepsCard: boolean
  /** the forms of the order, to be changed; null where it has none */
  answersHref: string | null
  /** where it is written what is agreed to; of memberships that renew themselves only where there is one */
  /** `policy`: what can be changed and given back after buying, a line for each policy */
  terms: { href: string; renewalHref: string | null; policy: string[] }
  /** what protects the order: the bank's own check, or the captcha (decision C2) */
  security: OrderSecurity
  /** null where the bank checks, and before the review */
  captcha: Captcha | null
  /** the bank has been asked on its own page, and the order can follow */
  isBackFromBank: boolean
}

/** What the browser needs for the captcha, and a token for a form without JavaScript. */
export type Captcha = CaptchaPayload & { formToken: string }

/** What the server says to a form it did not accept: a sentence above the steps, and sentences at fields. */
export type CheckoutAnswer = {
  notice: string | null
  /** the sales rules that the order breaks, a sentence each (CHK-286) */
  limits?: string[]
  errors: Record<string, string>
  /** the order itself has to be changed */
  editOrder: boolean
  /** others have its tickets: nothing is held, and another time is the way on */
  isGone?: boolean
  /** nobody knows yet whether it was paid: its seats are the attempt's, which is asked about by the same press again */
  isInFlight?: boolean
  /** a wallet was refused, or its order is not known: it is led back to the wallet, and nothing is wrong in the fields */
  isOfWallet?: boolean
  /** it has more tickets than a limit allows */
  isOverLimit?: boolean
  /** why the order is not placed before it was changed (CHK-112) */
  fixDescription?: string
  /** this order cannot be placed here at all (CHK-288) */
  blocked: boolean
  /** the captcha was not sure: a person shows it with the second checkbox (CHK-260) */
  asksCheckbox?: boolean
  /** the bank has been asked about the card; without a question of its own the order follows at once */
  secure?: { challenge: ChallengeView | null }
}

export type StepProps = { page: CheckoutPage; number: number; total: number; answer: CheckoutAnswer | null }

/** What parts of the screen read of its loader. */
export type CheckoutData = { page: CheckoutPage | null; editHref: string }

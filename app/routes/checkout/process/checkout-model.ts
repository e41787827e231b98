import type { CheckoutStep, StepName } from '#app/rules/checkout/steps.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** A line of the order in words. */
export type RecapLine = { id: string; name: string; when: string | null; sentence: string; amount: Cents }

export type SelectOption = { value: string; label: string }

/** Everything the open step shows; decided by the loader. */
export type CheckoutPage = {
  steps: CheckoutStep[]
  open: StepName
  done: StepName[]
  total: Cents
  cartId: string
  uuid: string
  lines: RecapLine[]
  delivery: string
  contact: { firstName: string; lastName: string; email: string; phoneNumber: string }
  address: Record<AddressName, string>
  addressFields: AddressName[]
  requiredAddress: AddressName[]
  countries: SelectOption[] | null
  states: SelectOption[] | null
  zipHint: string | null
  card: { lastFour: string; brand: string } | null
  needsCard: boolean
  brands: string[]
  tokensUrl: string
  captcha: { challenge: Record<string, unknown>; formToken: string } | null
  cancelHref: string
}

export type AddressName = 'country' | 'streetAddress1' | 'streetAddress2' | 'city' | 'state' | 'otherState' | 'zip'

/** What went wrong: a sentence above the step, and fields with theirs. The first field gets the focus. */
export type Problem = { notice: string | null; fields: Record<string, string>; editOrder: boolean; blocked: boolean }

import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { MemberInfoForm } from '#app/rules/checkout/member-info-form.ts'
import type { Panel } from '#app/rules/checkout/membership-panels.ts'
import type { AddressPart } from '#app/rules/locations/address-part.ts'
import type { FoldedPeople } from '#app/rules/memberships/membership-order.ts'
import type { PersonField } from '#app/rules/memberships/person-errors.ts'
import type { SelectOption } from '../list-or-text/select-option.ts'

/** A membership of the order with everything that its panel shows (CHK-100). */
export type MembershipPanel = Panel<MembershipOrderPayload> & {
  loaded: true
  /** null: typed freely */
  countries: SelectOption[] | null
  /** 'One year, Adult', or that it is a gift */
  kind: string
  /** who it is for, in one line; empty while nobody is known */
  summary: string
  /** so many cardholders are too many */
  excess: number
  mayAdd: boolean
  /** of each secondary cardholder: whether its removal can be taken back */
  undo: boolean[]
  folded: FoldedPeople
  shared: SharedEmails
  requiredOfPrimary: PersonField[]
  requiredOfSecondary: PersonField[]
}

/** Whether each is written to where another is: the recipient of a gift with its giver, others with the first cardholder; null where it is not asked. */
export type SharedEmails = { primary: boolean | null; secondaries: (boolean | null)[] }

/** The member info step; `states`, `zipHint`, the order of the fields and what is required follow the country in hand. */
export type MemberInfo = {
  panels: MembershipPanel[]
  /** what is asked of each of them */
  form: MemberInfoForm
  states: SelectOption[] | null
  zipHint: string | null
  /** the fields of an address below its country */
  addressOrder: AddressPart[]
  /** an order cannot be bought as it is */
  isBlocked: boolean
  /** where somebody shows that they have a membership, and where one is bought; null where the venue sells none */
  verifyHref: string
  joinHref: string | null
}

/** What the parts of a membership's form are given. */
export type FormPartProps = {
  panel: MembershipPanel
  memberInfo: MemberInfo
  errors: Record<string, string>
}

import type { BeneficiaryField, DonationDetail } from '#app/rules/donations/donation-detail.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { type GiftErrors, type GiftPage, giftField } from './donation-model.ts'
import type { ChangeGift } from './use-donation.ts'

export type GiftFieldsProps = {
  page: GiftPage
  detail: DonationDetail
  errors: GiftErrors
  change: ChangeGift
  tenantId: string
}

type DetailTextProps = Pick<GiftFieldsProps, 'detail' | 'errors' | 'change'> & {
  name: BeneficiaryField | 'dedicationFirstName' | 'dedicationLastName'
  label: string
  required?: boolean
  type?: 'text' | 'email' | 'tel'
}

/** One text of the detail with its sentence below it. */
export const DetailText = ({
  name,
  label,
  required,
  type = 'text',
  detail,
  errors,
  change,
}: DetailTextProps) => (
  <Field label={label} error={errors[giftField(name)]} required={required} optional={!required}>
    <Input
      name={giftField(name)}
      type={type}
      maxLength={200}
      autoComplete="off"
      value={detail[name]}
      onChange={event => change.say({ [name]: event.currentTarget.value })}
    />
  </Field>
)

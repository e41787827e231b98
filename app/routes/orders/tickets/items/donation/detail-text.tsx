import type { BeneficiaryField, DonationDetail } from '#app/rules/donations/donation-detail.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { detailField } from './donation-form.ts'
import type { DonationErrors, DonationPage } from './donation-model.ts'
import type { ChangeDonation } from './use-donation-entry.ts'

export type DonationFieldsProps = {
  page: DonationPage
  detail: DonationDetail
  errors: DonationErrors
  change: ChangeDonation
  tenantId: string
}

type DetailTextProps = Pick<DonationFieldsProps, 'detail' | 'errors' | 'change'> & {
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
  <Field label={label} error={errors[detailField(name)]} required={required} optional={!required}>
    <Input
      name={detailField(name)}
      type={type}
      maxLength={200}
      autoComplete="off"
      value={detail[name]}
      onChange={event => change.editDetail({ [name]: event.currentTarget.value })}
    />
  </Field>
)

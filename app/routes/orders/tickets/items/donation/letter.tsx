import type { ListEntry } from '#app/pages/address-lists.ts'
import { addressEntry } from '#app/rules/checkout/address-lists.ts'
import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import { addressNames } from '#app/rules/locations/address-names.ts'
import { AddressGrid } from '#app/ui/field/address-grid.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Select } from '#app/ui/field/input.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { DetailText, type DonationFieldsProps } from './detail-text.tsx'
import * as styles from './donation-block.css.ts'
import { detailField } from './donation-form.ts'
import { useAddressLists } from './use-address-lists.ts'

/** Who receives the letter, and where. Email, phone and the second line may be left empty (ORD-209). */
export const LetterFields = (props: DonationFieldsProps) => {
  const { page, detail, tenantId } = props
  const text = useText()
  const lists = useAddressLists(page.lists, {
    tenantId,
    country: detail.country,
    enabled: detail.isSendLetter,
  })
  const entry = addressEntry(lists)
  const names = addressNames(detail.country)
  return (
    <>
      <Heading level={3} step="lead">
        {text('donation-letter-heading')}
      </Heading>
      <div className={styles.pair}>
        <DetailText name="firstName" label={text('donation-letter-first-name')} {...props} required />
        <DetailText name="lastName" label={text('donation-letter-last-name')} {...props} required />
      </div>
      <div className={styles.pair}>
        <DetailText name="email" type="email" label={text('donation-letter-email')} {...props} />
        <DetailText name="phoneNumber" type="tel" label={text('donation-letter-phone')} {...props} />
      </div>
      <ListOrText
        name="country"
        label={text('donation-letter-country')}
        list={entry.country === 'list' ? lists.countries : null}
        {...props}
      />
      <AddressGrid
        order={lists.order}
        parts={{
          streetAddress1: (
            <DetailText name="streetAddress1" label={text('donation-letter-address1')} {...props} required />
          ),
          streetAddress2: (
            <DetailText name="streetAddress2" label={text('donation-letter-address2')} {...props} />
          ),
          city: <DetailText name="city" label={text('donation-letter-city')} {...props} required />,
          state: (
            <ListOrText
              name="state"
              label={text('donation-letter-state', { name: names.region })}
              list={entry.state === 'list' ? lists.states : null}
              {...props}
            />
          ),
          zip: (
            <DetailText
              name="zipCode"
              label={text('donation-letter-zip', { name: names.code })}
              {...props}
              required
            />
          ),
        }}
      />
    </>
  )
}

type ListOrTextProps = Pick<DonationFieldsProps, 'detail' | 'errors' | 'change'> & {
  name: 'country' | 'state'
  label: string
  list: ListEntry[] | null
}

/** A dropdown where there is a list, else a line of text (ORD-185, ORD-277). What was typed before the list came stays in it. */
const ListOrText = ({ name, label, list, detail, errors, change }: ListOrTextProps) => {
  const text = useText()
  const value = detail[name]
  if (!list) return <DetailText {...{ name, label, detail, errors, change }} required />
  const entries = withTyped(list, value)
  const detailFor = (typed: string): Partial<DonationDetail> =>
    name === 'country' ? { country: typed, state: '' } : { state: typed }
  return (
    <Field label={label} error={errors[detailField(name)]} required>
      <Select
        name={detailField(name)}
        autoComplete="off"
        value={value}
        onChange={event => change.editDetail(detailFor(event.currentTarget.value))}
      >
        <option value="">{text('donation-select')}</option>
        {entries.map(entry => (
          <option key={entry.value} value={entry.value}>
            {entry.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const withTyped = (list: ListEntry[], value: string) =>
  value === '' || list.some(entry => entry.value === value) ? list : [{ value, label: value }, ...list]

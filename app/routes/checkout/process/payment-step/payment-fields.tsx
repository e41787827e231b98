import { FieldGroup } from '#app/ui/field/field.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { CardFields } from '../../parts/card/card-fields.tsx'
import type { CardEntryState } from '../../parts/card/use-card-entry.ts'
import type { CheckoutPage } from '../checkout-model.ts'
import { AddressFields } from './address-fields.tsx'
import { Codes } from './codes/codes.tsx'
import { OneCode } from './codes/one-code.tsx'
import { SavedCardOffer, ShownCard } from './saved-card.tsx'

type PaymentFieldsProps = {
  page: CheckoutPage
  errors: Record<string, string>
  /** null: no card is typed */
  entry: CardEntryState | null
}

/** With what is paid: the card, where it is registered, and codes: one field for both, or a field for each (CHK-036 to CHK-039, CHK-125). */
export const PaymentFields = ({ page, errors, entry }: PaymentFieldsProps) => {
  const text = useText()
  const Code = page.form === 'full' ? Codes : OneCode
  return (
    <>
      {entry ? <CardFields page={page} entry={entry} /> : null}
      {page.card && (page.needsCard || page.usesSavedCard) ? (
        <ShownCard page={page} card={page.card} />
      ) : null}
      {page.offersSavedCard ? <SavedCardOffer /> : null}
      {page.needsCard || page.usesSavedCard ? null : <NoticeLine>{text('payment-no-payment')}</NoticeLine>}
      <BillingAddress page={page} errors={errors} />
      {page.coupons || page.certificate ? <Code page={page} errors={errors} /> : null}
    </>
  )
}

/** The whole address has a heading of its own; country and zip belong to the card. */
const BillingAddress = ({ page, errors }: Pick<PaymentFieldsProps, 'page' | 'errors'>) => {
  const text = useText()
  if (page.addressFields.length === 0) return null
  if (!page.addressFields.includes('city')) return <AddressFields page={page} errors={errors} />
  return (
    <FieldGroup legend={text('payment-billing-heading')} size="large">
      <AddressFields page={page} errors={errors} />
    </FieldGroup>
  )
}

import { useRef } from 'react'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { Coupons } from './coupons.tsx'
import { GiftCertificate } from './gift-certificate.tsx'

type CodesProps = { page: CheckoutPage; errors: Record<string, string> }

/** Coupons and a gift certificate, folded away until somebody has one; once it was used it stays open (CHK-038, CHK-042, CHK-225, CHK-226). */
export const Codes = ({ page, errors }: CodesProps) => {
  const text = useText()
  const { coupons, certificate } = page
  const isOpen = useRef(false)
  isOpen.current ||= Boolean(
    coupons?.used.length || coupons?.typed || certificate?.used || certificate?.typed,
  )
  isOpen.current ||= Boolean(errors.coupon || errors.giftCard)
  if (!coupons && !certificate) return null
  return (
    <Disclosure summary={text('payment-codes-heading')} open={isOpen.current}>
      <Stack gap="x6">
        {coupons ? <Coupons coupons={coupons} error={errors.coupon} /> : null}
        {certificate ? <GiftCertificate certificate={certificate} error={errors.giftCard} /> : null}
      </Stack>
    </Disclosure>
  )
}

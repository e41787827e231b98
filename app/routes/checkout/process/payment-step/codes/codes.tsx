import { useRef } from 'react'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { Coupons } from './coupons.tsx'
import { GiftCertificate } from './gift-certificate.tsx'

type CodesProps = { page: CheckoutPage; errors: Record<string, string> }

/**
 * Coupons and a gift certificate, folded away until somebody has one; once it was used it stays open (CHK-038, CHK-042, CHK-225, CHK-226). Of
 * the two fields one is shown: the certificate's is behind its word where there are coupons.
 */
export const Codes = ({ page, errors }: CodesProps) => {
  const text = useText()
  const { coupons, certificate } = page
  const hasCertificate = useOnce(Boolean(certificate?.typed || errors.giftCard))
  const isOpen = useOnce(
    hasCertificate || Boolean(coupons?.used.length || coupons?.typed || certificate?.used || errors.coupon),
  )
  if (!coupons && !certificate) return null
  return (
    <Disclosure summary={text('payment-codes-heading')} open={isOpen}>
      <Stack gap="x6">
        {coupons ? <Coupons coupons={coupons} error={errors.coupon} /> : null}
        {certificate && (certificate.used || !coupons) ? (
          <GiftCertificate certificate={certificate} error={errors.giftCard} />
        ) : null}
        {certificate && coupons && !certificate.used ? (
          <Disclosure summary={text('gift-certificate-summary')} open={hasCertificate}>
            <GiftCertificate certificate={certificate} error={errors.giftCard} />
          </Disclosure>
        ) : null}
      </Stack>
    </Disclosure>
  )
}

/** True from the first time that it was: what has been unfolded is not folded under a visitor's hands. */
function useOnce(is: boolean): boolean {
  const was = useRef(is)
  was.current ||= is
  return was.current
}

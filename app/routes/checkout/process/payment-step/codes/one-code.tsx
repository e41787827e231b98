import { useRef } from 'react'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { ApplyEntry, pressApply } from './code-entry.tsx'
import { CertificateInUse, CouponInUse } from './used-codes.tsx'

type OneCodeProps = { page: CheckoutPage; errors: Record<string, string> }

/** One field for coupons and gift certificates: the server knows which of them a code is. What is in use stands above it, a line each. */
export const OneCode = ({ page, errors }: OneCodeProps) => {
  const text = useText()
  const { coupons, certificate } = page
  const isTyped = Boolean(coupons?.typed || certificate?.typed || errors.code || errors.coupon)
  const wasOpen = useRef(false)
  wasOpen.current ||= isTyped
  const takesCoupon = coupons !== null && (coupons.many || coupons.used.length === 0)
  const takesCertificate = certificate !== null && certificate.used === null
  return (
    <Stack gap="x3">
      {coupons?.used.map(({ code, discount }) => (
        <CouponInUse key={code} code={code} discount={discount} />
      ))}
      {certificate?.used ? <CertificateInUse used={certificate.used} /> : null}
      {takesCoupon || takesCertificate ? (
        <Disclosure summary={text('payment-codes-heading')} open={wasOpen.current}>
          <Entry
            key={`${coupons?.used.length} ${certificate?.used?.digits}`}
            typed={coupons?.typed || (certificate?.used ? '' : certificate?.typed) || ''}
            error={errors.code ?? errors.coupon}
          />
        </Disclosure>
      ) : null}
    </Stack>
  )
}

const Entry = ({ typed, error }: { typed: string; error?: string }) => {
  const text = useText()
  return (
    <ApplyEntry intent="code">
      <Field id="checkout-code" label={text('code-label')} error={error}>
        <Input
          name="code"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed}
          onKeyDown={pressApply}
        />
      </Field>
    </ApplyEntry>
  )
}

import { useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { Button, IconButton } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { CodeEntry, pressApply, UsedCode } from './code-entry.tsx'
import * as styles from './codes.css.ts'

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
            typed={coupons?.typed || certificate?.typed || ''}
            error={errors.code ?? errors.coupon}
          />
        </Disclosure>
      ) : null}
    </Stack>
  )
}

const Entry = ({ typed, error }: { typed: string; error?: string }) => {
  const text = useText()
  const applying = useNavigation().formData?.get('intent') === 'code'
  const field = (
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
  )
  return (
    <CodeEntry field={field}>
      <Button
        tone="secondary"
        name="intent"
        value="code"
        formNoValidate
        busy={applying}
        busyLabel={text('coupon-applying')}
      >
        {text('coupon-apply')}
      </Button>
    </CodeEntry>
  )
}

const CouponInUse = ({ code, discount }: { code: string; discount: number }) => {
  const text = useText()
  const { money } = useMoney()
  const remove = <Remove value={`couponRemove:${code}`} label={text('coupon-remove-code', { code })} />
  return <UsedCode remove={remove}>{text('coupon-applied', { code, amount: money(discount) })}</UsedCode>
}

type CertificateUsed = NonNullable<NonNullable<CheckoutPage['certificate']>['used']>

const CertificateInUse = ({ used: { applied, remaining, outstanding } }: { used: CertificateUsed }) => {
  const text = useText()
  const { money } = useMoney()
  const remove = <Remove value="certificateRemove" label={text('gift-certificate-remove-name')} />
  return (
    <UsedCode remove={remove}>
      {text('gift-certificate-applied', { amount: money(applied) })}
      <span className={styles.quiet}>
        {outstanding > 0
          ? text('gift-certificate-outstanding', { amount: money(outstanding) })
          : text('gift-certificate-remaining', { amount: money(remaining) })}
      </span>
    </UsedCode>
  )
}

const Remove = ({ value, label }: { value: string; label: string }) => (
  <IconButton
    type="submit"
    icon="close"
    size="small"
    name="intent"
    value={value}
    formNoValidate
    label={label}
  />
)

import { couponFields } from '#app/rules/checkout/coupons.ts'
import { Field } from '#app/ui/field/field.tsx'
import { CapitalizeInput } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { ApplyEntry, pressApply } from './code-entry.tsx'
import { CouponInUse } from './used-codes.tsx'

type CouponsProps = { coupons: NonNullable<CheckoutPage['coupons']>; error?: string }

/** The codes in use, and a field for the next one where the venue allows it (CHK-042, CHK-148). */
export const Coupons = ({ coupons: { used, typed, many }, error }: CouponsProps) => {
  const fields = couponFields([...used.map(({ code }) => code), typed, ''], { many }).slice(used.length)
  return (
    <Stack gap="x3">
      {used.map(({ code, discount }) => (
        <CouponInUse key={code} code={code} discount={discount} />
      ))}
      {fields.slice(0, 1).map(code => (
        <Entry key={`${used.length}`} code={code} error={error} />
      ))}
    </Stack>
  )
}

const Entry = ({ code, error }: { code: string; error?: string }) => {
  const text = useText()
  return (
    <ApplyEntry intent="coupon">
      <Field id="checkout-coupon" label={text('coupon-label')} error={error}>
        <CapitalizeInput
          name="coupon"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          defaultValue={code}
          onKeyDown={pressApply}
        />
      </Field>
    </ApplyEntry>
  )
}

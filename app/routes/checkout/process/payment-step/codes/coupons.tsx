import { useNavigation } from '@remix-run/react'
import { couponFields } from '#app/rules/checkout/coupons.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { CapitalizeInput } from '#app/ui/field/input.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { CodeEntry, pressApply, UsedCode } from './code-entry.tsx'

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

const CouponInUse = ({ code, discount }: { code: string; discount: number }) => {
  const text = useText()
  const { money } = useMoney()
  const remove = (
    <Button
      tone="quiet"
      size="small"
      name="intent"
      value={`couponRemove:${code}`}
      formNoValidate
      aria-label={text('coupon-remove-code', { code })}
    >
      {text('coupon-remove')}
    </Button>
  )
  return <UsedCode remove={remove}>{text('coupon-applied', { code, amount: money(discount) })}</UsedCode>
}

const Entry = ({ code, error }: { code: string; error?: string }) => {
  const text = useText()
  const applying = useNavigation().formData?.get('intent') === 'coupon'
  const field = (
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
  )
  return (
    <CodeEntry field={field}>
      <Button
        tone="secondary"
        name="intent"
        value="coupon"
        formNoValidate
        busy={applying}
        busyLabel={text('coupon-applying')}
      >
        {text('coupon-apply')}
      </Button>
    </CodeEntry>
  )
}

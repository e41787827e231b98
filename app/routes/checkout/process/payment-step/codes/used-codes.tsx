import { Button } from '#app/ui/button/button.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { UsedCode } from './code-entry.tsx'
import * as styles from './codes.css.ts'

type Coupon = NonNullable<CheckoutPage['coupons']>['used'][number]
type Certificate = NonNullable<NonNullable<CheckoutPage['certificate']>['used']>

/** A coupon that counts, with what it takes off (CHK-042, CHK-148). */
export const CouponInUse = ({ code, discount }: Coupon) => {
  const text = useText()
  const { money } = useMoney()
  const remove = (
    <Remove
      value={`couponRemove:${code}`}
      label={text('coupon-remove-code', { code })}
      word={text('coupon-remove')}
    />
  )
  return <UsedCode remove={remove}>{text('coupon-applied', { code, amount: money(discount) })}</UsedCode>
}

/** A gift certificate that counts, with what it pays and what is left of it or still due (CHK-038, CHK-039). */
export const CertificateInUse = ({
  used: { digits, applied, remaining, outstanding },
}: {
  used: Certificate
}) => {
  const text = useText()
  const { money } = useMoney()
  const remove = (
    <Remove
      value="certificateRemove"
      label={text('gift-certificate-remove-name')}
      word={text('gift-certificate-remove')}
    />
  )
  return (
    <UsedCode remove={remove}>
      {text('gift-certificate-applied', { digits, amount: money(applied) })}
      <span className={styles.quiet}>
        {outstanding > 0
          ? text('gift-certificate-outstanding', { amount: money(outstanding) })
          : text('gift-certificate-remaining', { amount: money(remaining) })}
      </span>
    </UsedCode>
  )
}

const Remove = ({ value, label, word }: { value: string; label: string; word: string }) => (
  <Button tone="quiet" size="small" name="intent" value={value} formNoValidate aria-label={label}>
    {word}
  </Button>
)

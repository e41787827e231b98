import { useState } from 'react'
import { mayUseNumber } from '#app/rules/checkout/gift-certificate.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutPage } from '../../checkout-model.ts'
import { useNoValidate } from '../../use-no-validate.ts'
import { CodeEntry, pressApply } from './code-entry.tsx'
import * as styles from './codes.css.ts'
import { CertificateInUse } from './used-codes.tsx'

type CertificateView = NonNullable<CheckoutPage['certificate']>
type GiftCertificateProps = { certificate: CertificateView; error?: string }

/** Money paid before: its balance can be looked at, it can be used, and taken out again (CHK-038, CHK-039). */
export const GiftCertificate = ({ certificate, error }: GiftCertificateProps) =>
  certificate.used ? (
    <CertificateInUse used={certificate.used} />
  ) : (
    <Entry certificate={certificate} error={error} />
  )

const Entry = ({ certificate: { typed, balance }, error }: GiftCertificateProps) => {
  const text = useText()
  const { money } = useMoney()
  const [number, setNumber] = useState(typed)
  const hasScript = useNoValidate()
  const blocked = hasScript && !mayUseNumber(number)
  const field = (
    <Field
      id="checkout-giftCard"
      label={text('gift-certificate-number')}
      hint={balance === null ? null : text('gift-certificate-balance', { amount: money(balance) })}
      error={error}
    >
      <Input
        name="giftCard"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed}
        onKeyDown={pressApply}
        onInput={event => setNumber(event.currentTarget.value)}
      />
    </Field>
  )
  return (
    <CodeEntry field={field}>
      <Button tone="secondary" name="intent" value="certificate" formNoValidate blocked={blocked}>
        {text('gift-certificate-apply')}
      </Button>
      <Button
        tone="quiet"
        name="intent"
        value="certificateCheck"
        formNoValidate
        blocked={blocked}
        className={styles.check}
      >
        {text('gift-certificate-check-balance')}
      </Button>
    </CodeEntry>
  )
}

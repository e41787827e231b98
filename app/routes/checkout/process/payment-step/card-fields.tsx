import { type FormEvent, useState } from 'react'
import { type BrandText, cardNumberText, EXPIRY_MONTH_LENGTH } from '#app/rules/checkout/card-fields.ts'
import { Button, IconButton } from '#app/ui/button/button.tsx'
import { Field, FieldGroup, FieldRow } from '#app/ui/field/field.tsx'
import { NumericInput } from '#app/ui/field/input.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import * as styles from './card-fields.css.ts'

type CardFieldsProps = { brands: readonly BrandText[]; errors: Record<string, string> }

/**
 * The card. These inputs have no name: what is typed here is read by the script that hands it to the gateway and is part of
 * no form. Without scripts they are not shown, and the gateway's own page asks for the card.
 */
export const CardFields = ({ brands, errors }: CardFieldsProps) => {
  const text = useText()
  const [brand, setBrand] = useState<BrandText | null>(null)
  return (
    <FieldGroup legend={text('payment-card-heading')} size="large">
      <noscript>
        <input type="hidden" name="scriptless" value="yes" />
        <p>{text('payment-hosted-note')}</p>
      </noscript>
      <div className={styles.card}>
        <Brands brands={brands} current={brand} />
        <Field id="checkout-number" label={text('payment-card-number')} error={errors.number}>
          <NumericInput
            aria-required
            autoComplete="cc-number"
            data-card="number"
            onInput={event => setBrand(keepNumber(event))}
          />
        </Field>
        <FieldRow>
          <Field id="checkout-expMonth" label={text('payment-expiry-month')} error={errors.expMonth}>
            <NumericInput
              aria-required
              autoComplete="cc-exp-month"
              data-card="expMonth"
              placeholder={text('payment-expiry-month-placeholder')}
              maxLength={EXPIRY_MONTH_LENGTH}
            />
          </Field>
          <Field id="checkout-expYear" label={text('payment-expiry-year')} error={errors.expYear}>
            <NumericInput
              aria-required
              autoComplete="cc-exp-year"
              data-card="expYear"
              placeholder={text('payment-expiry-year-placeholder')}
              maxLength={4}
            />
          </Field>
          <Cvc error={errors.cvc} />
        </FieldRow>
        <RichWords reference="payment-secure-note" className={styles.note} />
      </div>
    </FieldGroup>
  )
}

const Cvc = ({ error }: { error: string | undefined }) => {
  const text = useText()
  const help = text('payment-cvc-help')
  return (
    <Field id="checkout-cvc" label={text('payment-cvc')} error={error}>
      <span className={styles.cvc}>
        <NumericInput
          aria-required
          aria-describedby="checkout-cvc-help"
          autoComplete="cc-csc"
          data-card="cvc"
          maxLength={4}
        />
        <span className={styles.pointHelp}>
          <Tooltip words={help}>
            <IconButton icon="info" label={text('payment-cvc-help-label')} />
          </Tooltip>
        </span>
      </span>
      <span id="checkout-cvc-help" className={styles.touchHelp}>
        {help}
      </span>
    </Field>
  )
}

const Brands = ({ brands, current }: { brands: readonly BrandText[]; current: BrandText | null }) => {
  const text = useText()
  return (
    <p className={styles.brands}>
      <span>{text('payment-accepted-cards')}</span>
      {brands.map(brand => (
        <span
          key={brand}
          className={styles.brand}
          data-current={brand === current || undefined}
          data-other={Boolean(current && brand !== current) || undefined}
        >
          {text(brand)}
        </span>
      ))}
    </p>
  )
}

/** A card that the gateway has already taken. */
export const EnteredCard = ({ card }: { card: NonNullable<CheckoutPage['card']> }) => {
  const text = useText()
  return (
    <FieldGroup legend={text('payment-card-heading')} size="large">
      <p className={styles.entered}>
        <Icon name="card" />
        <span>{text('payment-saved-card', card)}</span>
        <Button tone="quiet" size="small" name="intent" value="change:payment" formNoValidate>
          {text('payment-add-card')}
        </Button>
      </p>
    </FieldGroup>
  )
}

/** Digits only and no more than a card has (CHK-184); says whose card it looks like. */
function keepNumber({ currentTarget }: FormEvent<HTMLInputElement>): BrandText | null {
  const kept = cardNumberText(currentTarget.value)
  if (kept !== currentTarget.value) currentTarget.value = kept
  return prefixes.find(([prefix]) => prefix.test(kept))?.[1] ?? null
}

const prefixes: readonly (readonly [RegExp, BrandText])[] = [
  [/^4/, 'payment-brand-visa'],
  [/^(5[1-5]|2[2-7])/, 'payment-brand-mastercard'],
  [/^3[47]/, 'payment-brand-amex'],
  [/^6/, 'payment-brand-discover'],
]

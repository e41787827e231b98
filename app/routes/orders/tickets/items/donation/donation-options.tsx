import { choiceOf, type DonationChoice } from '#app/rules/donations/donation-choice.ts'
import { Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './donation-block.css.ts'
import { amountField, DONATION_CHOICE } from './donation-form.ts'
import type { DonationErrors, WayToGive } from './donation-model.ts'
import type { ChangeDonation } from './use-donation-entry.ts'

type DonationOptionsProps = {
  options: readonly WayToGive[]
  choice: DonationChoice
  errors: DonationErrors
  change: ChangeDonation
}

/** The ways to give: amounts as chips with a field for one's own, fixed donations as tiles. All are one choice. */
export const DonationOptions = ({ options, choice, errors, change }: DonationOptionsProps) => {
  const text = useText()
  const fixed = options.filter(({ type }) => type === 'fixedDonation')
  return (
    <>
      {options
        .filter(({ type }) => type === 'donation')
        .map(option => (
          <OpenDonation key={option.id} option={option} choice={choice} errors={errors} change={change} />
        ))}
      {fixed.length > 0 ? (
        <fieldset>
          <legend className={hidden}>{text('donation-amount-choose')}</legend>
          <div className={styles.donations}>
            {fixed.map(option => (
              <FixedDonation key={option.id} option={option} choice={choice} change={change} />
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  )
}

type OneProps = Omit<DonationOptionsProps, 'options' | 'errors'> & { option: WayToGive }

const OpenDonation = ({ option, choice, errors, change }: OneProps & { errors: DonationErrors }) => {
  const text = useText()
  const { money } = useMoney()
  const other = choiceOf(option, 'other')
  const chips = [
    ...option.suggestedAmounts.map(amount => ({ value: choiceOf(option, amount), label: money(amount) })),
    { value: other, label: text('donation-other-amount') },
  ]
  return (
    <div className={styles.option}>
      <Chips
        legend={option.name}
        description={option.description}
        name={DONATION_CHOICE}
        value={choice.chosen}
        onChange={change.choose}
        chips={chips}
        columns={equalWidthGrid}
      />
      <div className={styles.amount}>
        <Field
          label={text('donation-amount')}
          error={errors[amountField(option)]}
          hint={text('donation-amount-hint', { amount: money(option.minimumAmount) })}
        >
          <Input
            name={amountField(option)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={choice.chosen === other ? choice.typed : ''}
            onChange={event => change.type(event.currentTarget.value)}
          />
        </Field>
      </div>
    </div>
  )
}

const FixedDonation = ({ option, choice, change }: OneProps) => {
  const { money } = useMoney()
  const value = choiceOf(option)
  return (
    <label className={styles.fixedAmount}>
      <input
        className={hidden}
        type="radio"
        name={DONATION_CHOICE}
        value={value}
        checked={choice.chosen === value}
        onChange={() => change.choose(value)}
      />
      {option.picture ? (
        <Picture
          picture={option.picture}
          shape="square"
          sizes="5rem"
          decorative
          className={styles.fixedPicture}
        />
      ) : null}
      <span className={styles.fixedWords}>
        <span className={styles.fixedLine}>
          <span className={styles.name}>{option.name}</span>
          <span className={styles.price}>{money(option.price)}</span>
        </span>
        {option.description ? <span className={styles.note}>{option.description}</span> : null}
      </span>
    </label>
  )
}

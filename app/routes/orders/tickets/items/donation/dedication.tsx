import { HONOR_TYPES } from '#app/rules/donations/donation-detail.ts'
import { Chips } from '#app/ui/chips/chips.tsx'
import { Switch } from '#app/ui/field/choice.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { TextArea } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { DetailText, type DonationFieldsProps } from './detail-text.tsx'
import * as styles from './donation-block.css.ts'
import { detailField } from './donation-form.ts'
import { LetterFields } from './letter.tsx'

/** For whom a donation is given, and the letter that tells somebody of it (ORD-177). */
export const Dedication = (props: DonationFieldsProps) => {
  const { detail, change, page } = props
  const text = useText()
  const words = {
    'In honor of': text('donation-honor-in-honor'),
    'In memory of': text('donation-honor-in-memory'),
  }
  return (
    <div className={styles.dedication}>
      <Switch
        name={detailField('isHonor')}
        label={text('donation-honor')}
        checked={detail.isHonor}
        onChange={event => change.editDetail({ isHonor: event.currentTarget.checked })}
      />
      <div className={styles.honor}>
        <Chips
          legend={text('donation-honor-kind')}
          legendHidden
          name={detailField('beneficiaryType')}
          value={detail.beneficiaryType || HONOR_TYPES[0]}
          onChange={type => change.editDetail({ beneficiaryType: HONOR_TYPES.find(known => known === type) })}
          chips={HONOR_TYPES.map(type => ({ value: type, label: words[type] }))}
        />
        <div className={styles.pair}>
          <DetailText
            name="dedicationFirstName"
            label={text('donation-honor-first-name')}
            {...props}
            required
          />
          <DetailText
            name="dedicationLastName"
            label={text('donation-honor-last-name')}
            {...props}
            required
          />
        </div>
        <Field label={text('donation-honor-notes')} optional>
          <TextArea
            name={detailField('dedicationNotes')}
            rows={2}
            maxLength={2000}
            value={detail.dedicationNotes}
            onChange={event => change.editDetail({ dedicationNotes: event.currentTarget.value })}
          />
        </Field>
        <Switch
          name={detailField('isSendLetter')}
          label={text('donation-letter')}
          checked={detail.isSendLetter}
          onChange={event =>
            change.editDetail({
              isSendLetter: event.currentTarget.checked,
              ...(event.currentTarget.checked ? { country: page.country } : {}),
            })
          }
        />
        <div className={styles.letter}>
          <LetterFields {...props} />
        </div>
      </div>
    </div>
  )
}

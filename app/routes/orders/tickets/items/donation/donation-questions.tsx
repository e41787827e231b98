import { type DonationDetail, RECOGNITION_TYPES } from '#app/rules/donations/donation-detail.ts'
import { Chips } from '#app/ui/chips/chips.tsx'
import { FoldLine } from '#app/ui/disclosure/fold-line.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Options } from '#app/ui/options/options.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './donation-block.css.ts'
import { answerField, detailField } from './donation-form.ts'
import type { DonationErrors, DonationPage, DonationQuestion } from './donation-model.ts'
import type { ChangeDonation } from './use-donation-entry.ts'

type DonationQuestionsProps = {
  page: DonationPage
  detail: DonationDetail
  errors: DonationErrors
  change: ChangeDonation
}

/** What a donation is for, what the venue asks with it, and how its donor is named (ORD-176). */
export const DonationQuestions = ({ page, detail, errors, change }: DonationQuestionsProps) => {
  const text = useText()
  const purposes = [
    {
      field: 'donationFundName',
      legend: text('donation-fund'),
      names: page.funds,
    },
    {
      field: 'donationCampaignName',
      legend: text('donation-campaign'),
      names: page.campaigns,
    },
    {
      field: 'donationAppealName',
      legend: text('donation-appeal'),
      names: page.appeals,
    },
  ] as const
  const offered = purposes.filter(({ names }) => names.length > 0)
  const purpose = offered.flatMap(({ field }) => detail[field] || []).join(', ')
  const lists = page.questions.filter(({ format }) => format === 'Dropdown')
  const typed = page.questions.filter(({ format }) => format !== 'Dropdown')
  const ask = (question: DonationQuestion) => (
    <Question
      key={question.id}
      question={question}
      value={detail.customFieldValues.find(({ id }) => id === question.id)?.value ?? ''}
      onChange={value => change.answer(question.id, value)}
    />
  )
  return (
    <>
      {offered.length > 0 ? (
        <FoldLine
          label={text('donation-given-for')}
          value={purpose || text('donation-given-for-any')}
          change={text('donation-change')}
        >
          <div className={styles.columns}>
            {offered.map(({ field, legend, names }) => (
              <Options
                key={field}
                legend={legend}
                name={detailField(field)}
                value={detail[field]}
                onChange={name => change.editDetail({ [field]: name })}
                options={names.map(name => ({ value: name, label: name }))}
                placeholder={text('donation-select')}
              />
            ))}
          </div>
        </FoldLine>
      ) : null}
      {lists.length > 0 ? <div className={styles.lines}>{lists.map(ask)}</div> : null}
      {page.extended ? <Recognition detail={detail} errors={errors} change={change} /> : null}
      {typed.length > 0 ? <div className={styles.columns}>{typed.map(ask)}</div> : null}
    </>
  )
}

type QuestionProps = {
  question: DonationQuestion
  value: string
  onChange: (value: string) => void
}

/** A question of the venue: typed, or one of its values (ORD-123). */
export const Question = ({ question: { id, label, format, values }, value, onChange }: QuestionProps) => {
  const text = useText()
  const name = answerField(id)
  if (format === 'Dropdown')
    return (
      <FoldLine
        label={label}
        value={value || text('donation-unanswered')}
        change={value ? text('donation-change') : text('donation-answer')}
      >
        <Options
          legend={<VisuallyHidden>{label}</VisuallyHidden>}
          name={name}
          value={value}
          onChange={onChange}
          options={values.map(one => ({ value: one, label: one }))}
          placeholder={text('donation-select')}
        />
      </FoldLine>
    )
  return (
    <Field label={label} optional>
      <Input
        name={name}
        maxLength={500}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

const Recognition = ({ detail, errors, change }: Omit<DonationQuestionsProps, 'page'>) => {
  const text = useText()
  const labels = {
    self: text('donation-recognition-self'),
    anonymous: text('donation-recognition-anonymous'),
    corporation: text('donation-recognition-corporation'),
  }
  return (
    <>
      <FoldLine
        label={text('donation-recognition')}
        value={labels[detail.donorRecognitionType]}
        change={text('donation-change')}
      >
        <Chips
          legend={text('donation-recognition')}
          legendHidden
          name={detailField('donorRecognitionType')}
          value={detail.donorRecognitionType}
          onChange={type =>
            change.editDetail({
              donorRecognitionType: RECOGNITION_TYPES.find(known => known === type),
            })
          }
          chips={RECOGNITION_TYPES.map(type => ({
            value: type,
            label: labels[type],
          }))}
        />
      </FoldLine>
      <div className={styles.corporation}>
        <Field
          label={text('donation-corporation-name')}
          error={errors[detailField('donorRecognitionCorpName')]}
          required
        >
          <Input
            name={detailField('donorRecognitionCorpName')}
            maxLength={200}
            autoComplete="organization"
            value={detail.donorRecognitionCorpName}
            onChange={event =>
              change.editDetail({
                donorRecognitionCorpName: event.currentTarget.value,
              })
            }
          />
        </Field>
      </div>
    </>
  )
}

import { useState } from 'react'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { Dedication } from './dedication.tsx'
import type { DonationFieldsProps } from './detail-text.tsx'
import * as styles from './donation-block.css.ts'
import { amountField } from './donation-form.ts'
import type { DonationPage } from './donation-model.ts'
import { DonationQuestions } from './donation-questions.tsx'

/** What may be said of a donation besides its amount, folded: it opens by itself where something of it is wrong or was chosen. */
export const DonationMore = (props: DonationFieldsProps) => {
  const { page, detail, errors, change } = props
  const text = useText()
  const [isOpen, setIsOpen] = useOpened(isAsked(props))
  const about = aboutOf(page)
  if (!about) return null
  return (
    <div className={styles.more}>
      <Disclosure
        summary={text('donation-more', { about })}
        open={isOpen}
        onToggle={event => setIsOpen(event.currentTarget.open)}
      >
        <div className={styles.questions}>
          <DonationQuestions page={page} detail={detail} errors={errors} change={change} />
          {page.extended ? <Dedication {...props} /> : null}
        </div>
      </Disclosure>
    </div>
  )
}

/** Open from the moment it must be, and until it is closed by hand. */
function useOpened(mustBe: boolean) {
  const [isOpen, setIsOpen] = useState(mustBe)
  const [before, setBefore] = useState(mustBe)
  if (mustBe !== before) {
    setBefore(mustBe)
    if (mustBe) setIsOpen(true)
  }
  return [isOpen, setIsOpen] as const
}

/** Whether something in it has a sentence about it, or is not what it begins with. */
function isAsked({ page, detail, errors }: DonationFieldsProps): boolean {
  const amounts = page.options.map(amountField)
  return (
    Object.keys(errors).some(field => !amounts.includes(field)) ||
    detail.isHonor ||
    detail.customFieldValues.length > 0 ||
    detail.donorRecognitionType !== EMPTY_DETAIL.donorRecognitionType
  )
}

/** What the fold holds, for the words of its line; null where there is nothing to ask. */
function aboutOf({ funds, campaigns, appeals, questions, extended }: DonationPage) {
  const hasPurpose = [funds, campaigns, appeals].some(names => names.length > 0)
  if (extended) return hasPurpose ? 'both' : 'name'
  if (hasPurpose) return 'purpose'
  return questions.length > 0 ? 'questions' : null
}

import { z } from 'zod'
import {
  DETAIL_FLAGS,
  DETAIL_TEXTS,
  type DonationDetail,
  readDonationDetail,
  type SentDetail,
} from '#app/rules/donations/donation-detail.ts'
import { formKey } from '../../form-key.ts'
import { fieldsByKey, fieldText } from '../../form-record.ts'
import type { DonationEntry } from './donation-model.ts'

/** Tells a form that has the block, and no donation in it, from a form without it. */
export const DONATION_SHOWN = 'donation.shown'
export const DONATION_CHOICE = 'donation.chosen'
export const amountField = ({ id }: { id: string }) => `donation.amounts.${formKey(id)}`
export const detailField = (name: keyof DonationDetail) => `donation.detail.${name}`
export const answerField = (questionId: string) => `donation.answers.${formKey(questionId)}`

const trimmedText = () => fieldText().transform(text => text.trim())

const shownFields = () =>
  z.object({
    shown: z.string(),
    chosen: trimmedText(),
    amounts: fieldsByKey(trimmedText()),
    detail: z.record(z.string(), trimmedText()).catch({}),
    answers: fieldsByKey(trimmedText()),
  })

/** The donation as it is chosen and typed; null where the form has no donation block. */
export const donationFields = () => shownFields().transform(donationEntry).nullable().catch(null)

function donationEntry({
  chosen,
  amounts,
  detail,
  answers,
}: z.output<ReturnType<typeof shownFields>>): DonationEntry {
  const [, typed = ''] = amounts.find(([id]) => id === chosen.split(':')[0]) ?? []
  return { choice: { chosen, typed }, detail: readDonationDetail(sentDetail(detail, answers)) }
}

function sentDetail(detail: Record<string, string>, answers: readonly [string, string][]): SentDetail {
  const texts = DETAIL_TEXTS.map(name => [name, detail[name] ?? ''])
  const flags = DETAIL_FLAGS.map(name => [name, name in detail])
  const customFieldValues = answers
    .filter(([, value]) => value !== '')
    .map(([id, value]) => ({ id, label: '', format: 'Text', values: [], value }))
  return {
    ...Object.fromEntries([...texts, ...flags]),
    donorRecognitionType: detail.donorRecognitionType || 'self',
    beneficiaryType: detail.beneficiaryType ?? '',
    customFieldValues,
  } as SentDetail
}

import { useState } from 'react'
import { chooseDonation, type DonationChoice } from '#app/rules/donations/donation-choice.ts'
import { type DonationDetail, detailAfter, EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { useUnsent } from '../../use-unsent.ts'
import type { DonationEntry } from './donation-model.ts'

export type ChangeDonation = {
  choose: (chosen: string) => void
  type: (typed: string) => void
  editDetail: (change: Partial<DonationDetail>) => void
  answer: (questionId: string, value: string) => void
}

const NO_ENTRY: DonationEntry = { choice: { chosen: '', typed: '' }, detail: EMPTY_DETAIL }

/** The donation as it is chosen and typed. It starts again when the server has another one, and outlives changes to the rest of the order. */
export function useDonationEntry({
  donation: start = NO_ENTRY,
  isSending,
}: {
  donation?: DonationEntry
  isSending: boolean
}): {
  entry: DonationEntry
  change: ChangeDonation
} {
  const { held: entry, alter } = useUnsent({
    start,
    settledBy: [JSON.stringify(start)],
    isSending,
  })
  const [change] = useState<ChangeDonation>(() => {
    const choice = (next: (choice: DonationChoice) => DonationChoice) =>
      alter(held => ({ ...held, choice: next(held.choice) }))
    const detail = (next: (detail: DonationDetail) => DonationDetail) =>
      alter(held => ({ ...held, detail: next(held.detail) }))
    return {
      choose: chosen => choice(held => chooseDonation(held, chosen)),
      type: typed => choice(held => ({ ...held, typed })),
      editDetail: edit => detail(held => detailAfter(held, edit)),
      answer: (questionId, value) =>
        detail(held => ({ ...held, customFieldValues: answered(held, { questionId, value }) })),
    }
  })
  return { entry, change }
}

function answered(
  { customFieldValues }: DonationDetail,
  { questionId, value }: { questionId: string; value: string },
) {
  const others = customFieldValues.filter(({ id }) => id !== questionId)
  return [...others, { id: questionId, label: '', format: 'Text' as const, values: [], value }]
}

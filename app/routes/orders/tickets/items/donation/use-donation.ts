import { useState } from 'react'
import { chooseDonation, type DonationChoice } from '#app/rules/donations/donation-choice.ts'
import { type DonationDetail, detailAfter, EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { useUnsent } from '../../use-unsent.ts'
import type { Gift } from './donation-model.ts'

export type ChangeGift = {
  choose: (chosen: string) => void
  type: (typed: string) => void
  say: (change: Partial<DonationDetail>) => void
  answer: (questionId: string, value: string) => void
}

const NO_GIFT: Gift = { choice: { chosen: '', typed: '' }, detail: EMPTY_DETAIL }

/** The gift as it is chosen and typed. It starts again when the server has another one, and outlives changes to the rest of the order. */
export function useGift({ gift: start = NO_GIFT, isSending }: { gift?: Gift; isSending: boolean }): {
  gift: Gift
  changeGift: ChangeGift
} {
  const { held: gift, alter: change } = useUnsent({ start, settledBy: [JSON.stringify(start)], isSending })
  const [changeGift] = useState<ChangeGift>(() => {
    const choice = (next: (choice: DonationChoice) => DonationChoice) =>
      change(held => ({ ...held, choice: next(held.choice) }))
    const detail = (next: (detail: DonationDetail) => DonationDetail) =>
      change(held => ({ ...held, detail: next(held.detail) }))
    return {
      choose: chosen => choice(held => chooseDonation(held, chosen)),
      type: typed => choice(held => ({ ...held, typed })),
      say: said => detail(held => detailAfter(held, said)),
      answer: (questionId, value) =>
        detail(held => ({ ...held, customFieldValues: answered(held, { questionId, value }) })),
    }
  })
  return { gift, changeGift }
}

function answered(
  { customFieldValues }: DonationDetail,
  { questionId, value }: { questionId: string; value: string },
) {
  const others = customFieldValues.filter(({ id }) => id !== questionId)
  return [...others, { id: questionId, label: '', format: 'Text' as const, values: [], value }]
}

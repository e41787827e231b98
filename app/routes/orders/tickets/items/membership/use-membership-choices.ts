import { useState } from 'react'
import { useUnsent } from '../../use-unsent.ts'
import type { MembershipChoice, MembershipChoices } from './membership-model.ts'

export type ChangeMembership = (id: string, choice: MembershipChoice) => void

type Start = { choices: MembershipChoices; isSending: boolean }

/** What was chosen for the memberships and not sent yet; it starts again when the server knows something new. */
export function useMembershipChoices({ choices: start, isSending }: Start): {
  choices: MembershipChoices
  change: ChangeMembership
} {
  const { held, alter } = useUnsent({ start, settledBy: [start], isSending })
  const [change] = useState(
    (): ChangeMembership => (id, choice) => alter(choices => ({ ...choices, [id]: choice })),
  )
  return { choices: held, change }
}

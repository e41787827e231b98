import { useUnsent } from '../../use-unsent.ts'
import type { MembershipChoice, MembershipChoices } from './membership-model.ts'

type Start = { choices: MembershipChoices; isSending: boolean }

/** What was chosen for the memberships and not sent yet; it starts again when the server knows something new. */
export function useMembershipChoices({ choices: start, isSending }: Start) {
  const { held, alter } = useUnsent({ start, settledBy: [start], isSending })
  const change = (id: string, choice: MembershipChoice) => alter(choices => ({ ...choices, [id]: choice }))
  return { choices: held, change }
}

import { useState } from 'react'
import type { MembershipChoice, MembershipChoices } from './membership-model.ts'

/** What was chosen for the memberships and not sent yet; it starts again when the server knows something new. */
export function useMembershipChoices(start: MembershipChoices) {
  const [{ from, choices }, set] = useState({ from: start, choices: start })
  if (from !== start) set({ from: start, choices: start })
  const change = (id: string, choice: MembershipChoice) =>
    set(state => ({ ...state, choices: { ...state.choices, [id]: choice } }))
  return { choices: from === start ? choices : start, change }
}

import type { Proposal, ProposalSource } from '#app/rules/onboarding/site/site-page.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type SourceHint = { source: ProposalSource; confidence: number } | undefined

/** Of a proposal, where it was found and how sure that is. */
export const hintOf = (proposal: Proposal<unknown> | undefined): SourceHint =>
  proposal && { source: proposal.source, confidence: proposal.confidence }

/** Where a value was found and how sure that is: the hint of its field; nothing for one that was not proposed. */
export function useSourceWords() {
  const text = useText()
  return (hint: SourceHint) =>
    hint &&
    text('onboarding-proposal', {
      source: text(`onboarding-source-${hint.source}`),
      percent: Math.round(hint.confidence * 100),
    })
}

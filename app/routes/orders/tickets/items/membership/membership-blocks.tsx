import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { MembershipBlock } from './membership-block.tsx'
import { offeringField } from './membership-form.ts'
import type { MembershipChoice, MembershipChoices, OrderMembership } from './membership-model.ts'
import type { ChangeMembership } from './use-membership-choices.ts'

type MembershipBlocksProps = {
  memberships: readonly OrderMembership[]
  bought: { choices: MembershipChoices; change: ChangeMembership }
  /** the field that a refusal points to */
  focus: string | null
}

const NOTHING: MembershipChoice = { value: '', renews: false }

/** The memberships of the order; one that a refusal points to and that is still without an offering says what is missing (ORD-188). */
export const MembershipBlocks = ({ memberships, bought, focus }: MembershipBlocksProps) => {
  const text = useText()
  if (memberships.length === 0) return null
  return (
    <div>
      {memberships.map(membership => {
        const { id } = membership.item
        const choice = bought.choices[id] ?? NOTHING
        const isMissing = focus === offeringField(id) && !choice.value
        return (
          <MembershipBlock
            key={id}
            membership={membership}
            choice={choice}
            problem={isMissing ? text('tickets-membership-offering-required') : null}
            change={bought.change}
          />
        )
      })}
    </div>
  )
}

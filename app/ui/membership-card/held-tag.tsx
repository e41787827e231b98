import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** On a level that the visitor holds, or held: a membership that is over is not called theirs. */
export const HeldTag = ({ isCurrent, ended }: Pick<MembershipCardModel, 'isCurrent' | 'ended'>) => {
  const text = useText()
  if (ended) return <Tag tone="badge">{'date' in ended ? text(ended.text, ended) : text(ended.text)}</Tag>
  if (!isCurrent) return null
  return (
    <Tag tone="badge" icon="check">
      {text('membership-current')}
    </Tag>
  )
}

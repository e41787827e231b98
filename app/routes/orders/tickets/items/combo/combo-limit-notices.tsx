import { ticketRefusalMessage } from '#app/rules/limits/ticket-refusal-message.ts'
import { useFormatMessage } from '#app/shell/words/use-format-message.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as eventStyles from '../event/event-block.css.ts'
import type { ComboLimits } from './combo-limits.ts'
import { type OrderCombo, rowKey } from './combo-model.ts'
import type { ChangeCombo } from './use-combo-choices.ts'

type ComboLimitNoticesProps = {
  id: string
  combo: OrderCombo
  limits: ComboLimits
  change: ChangeCombo
}

/** What the limits of a combo's events say of what is chosen, and the press that mends what is too much; what is new is announced. */
export const ComboLimitNotices = ({
  id,
  combo,
  limits: { over, reached },
  change,
}: ComboLimitNoticesProps) => {
  const sentenceOf = useLimitSentence(combo)
  const repairLabel = useRepairLabel(combo, over)
  const repair = () => {
    for (const changed of over?.changes ?? []) change.quantity(combo.key, changed)
  }
  return (
    <div id={id} role="status" className={eventStyles.notices}>
      {(over?.refusals ?? reached).map(refusal => (
        <NoticeLine key={sentenceOf(refusal)} tone={over ? 'critical' : 'info'}>
          {sentenceOf(refusal)}
        </NoticeLine>
      ))}
      {repairLabel === null ? null : (
        <Button type="button" tone="secondary" size="small" onClick={repair}>
          {repairLabel}
        </Button>
      )}
    </div>
  )
}

/** 'Harbor Cruise: 4 at most for this event in one order. You have 6.' */
export function useLimitSentence({ types }: OrderCombo) {
  const text = useText()
  const formatMessage = useFormatMessage()
  return ({ eventName: name, refusal }: ComboLimits['reached'][number]) =>
    text('event-limit-place', { name, words: formatMessage(ticketRefusalMessage(refusal, types)) })
}

/** What the smallest change leaves: a number where one row is chosen, else how many of each. */
function useRepairLabel({ types, visits }: OrderCombo, over: ComboLimits['over']): string | null {
  const text = useText()
  if (!over) return null
  const { kept, changes } = over
  const [only] = kept
  const isOfOne = new Set([...kept, ...changes].map(({ row }) => row)).size === 1
  if (isOfOne || !only) return text('event-limit-repair', { count: only?.quantity ?? 0 })
  const names = new Map(
    types.flatMap(({ id, name }) => [
      [rowKey(id), name] as const,
      ...visits.map(visit => [rowKey(id, visit.id), `${name}, ${visit.name}`] as const),
    ]),
  )
  const tickets = kept.map(({ row, quantity }) => text('cart-line', { quantity, name: names.get(row) ?? '' }))
  return text('event-limit-repair-to', { tickets })
}

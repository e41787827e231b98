import { ticketRefusalMessage } from '#app/rules/limits/ticket-refusal-message.ts'
import { useFormatMessage } from '#app/shell/words/use-format-message.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as eventStyles from '../event/event-block.css.ts'
import { useRepairLabel } from '../use-repair-label.ts'
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
  const repairLabel = useRepairLabel()
  const rowWords = useRowWords(combo)
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
      {over ? (
        <div className={eventStyles.ways}>
          <Button type="button" tone="secondary" size="small" onClick={repair}>
            {repairLabel({
              kept: over.kept.map(({ row, quantity }) => ({ quantity, words: rowWords(row, quantity) })),
              isOfOne: new Set([...over.kept, ...over.changes].map(({ row }) => row)).size === 1,
            })}
          </Button>
        </div>
      ) : null}
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

/** A row in words: '2 × Adult', at one event of the combo '2 × Adult, Dome'. */
function useRowWords({ types, visits }: OrderCombo) {
  const text = useText()
  const names = new Map(
    types.flatMap(({ id, name }) => [
      [rowKey(id), name] as const,
      ...visits.map(visit => [rowKey(id, visit.id), `${name}, ${visit.name}`] as const),
    ]),
  )
  return (row: string, quantity: number) => text('cart-line', { quantity, name: names.get(row) ?? '' })
}

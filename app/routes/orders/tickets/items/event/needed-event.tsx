import { useId } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { intentValue } from '../../intent.ts'
import { type Choice, countOf, type EventNeed, type EventNeeds } from './event-model.ts'

type NeededEventProps = {
  needs: EventNeeds
  choice: Choice | undefined
  /** what is said where the order was refused for want of it */
  refusal: string | null
  /** what has to be mended of its own quantities first: what it needs would be added for as many */
  over: { label: string; repair: () => void } | null
}

/** What an event cannot be had without, said before anybody is refused, and one press that adds it for as many (ORD-201). */
export const NeededEvent = ({ needs: { names, onSale }, choice, refusal, over }: NeededEventProps) => {
  const text = useText()
  const reasonId = useId()
  const [first] = onSale
  return (
    <Notice
      tone={refusal ? 'critical' : 'info'}
      live={refusal !== null}
      actions={
        first ? (
          <>
            {over ? (
              <Button tone="secondary" size="small" type="button" onClick={over.repair}>
                {over.label}
              </Button>
            ) : null}
            <AddNeeded needed={first} choice={choice} reasonId={over ? reasonId : null} />
          </>
        ) : undefined
      }
    >
      {refusal ?? text('tickets-needs', { name: names })}
      {first && over ? <span id={reasonId}> {text('tickets-needs-over')}</span> : null}
    </Notice>
  )
}

const AddNeeded = ({
  needed: { id, name, prices },
  choice,
  reasonId,
}: {
  needed: EventNeed
  choice: Choice | undefined
  /** what says why it cannot be added yet; null where it can */
  reasonId: string | null
}) => {
  const text = useText()
  const { price } = useMoney()
  const count = countOf(choice)
  const cents = Object.entries(choice?.quantities ?? {}).reduce(
    (sum, [type, quantity]) => sum + quantity * (prices[type] ?? 0),
    0,
  )
  const words =
    count > 0 && reasonId === null
      ? text('tickets-needs-add-for', { count, price: price(cents) })
      : text('tickets-needs-add', { name })
  return (
    <Button
      tone="secondary"
      size="small"
      name="intent"
      value={intentValue({ name: 'add', eventId: id })}
      formNoValidate
      blocked={reasonId !== null}
      aria-describedby={reasonId ?? undefined}
      aria-label={words.includes(name) ? undefined : `${words}: ${name}`}
    >
      {words}
    </Button>
  )
}

import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { slotField } from './event-form.ts'
import type { Choice, OrderEvent } from './event-model.ts'
import { freeStart } from './free-start.ts'
import type { ChangeChoice } from './use-event-choices.ts'
import { WithQuietest } from './with-quietest.tsx'

type NextFreeProps = {
  event: OrderEvent
  choice: Choice | undefined
  /** starts that do not go with the rest of the order */
  overlaps: Readonly<Record<string, unknown>>
  change: ChangeChoice
}

/** The nearest start of the day that goes with the rest and has room for everybody, taken by one press with all that was typed. */
export const NextFree = ({ event, choice, overlaps, change }: NextFreeProps) => {
  const text = useText()
  const free = freeStart({ event, choice, overlaps })
  if (free.is !== 'found') return null
  return (
    <WithQuietest time={free.quietest ?? null}>
      <Button
        tone="secondary"
        size="small"
        icon="clock"
        name={slotField(event.id)}
        value={free.id}
        onClick={press => {
          press.preventDefault()
          change.slot(event.id, free.id)
        }}
      >
        {text('tickets-next-free-time', { time: free.label })}
      </Button>
    </WithQuietest>
  )
}

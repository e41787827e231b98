import type { Cents } from '#app/rules/money/cents.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { DateChange } from '../order-model.ts'

/** Makes the change of dates that is being looked at, and says what it does to the sum; where nothing can be had on the new day it leads to others. */
export const DateChangeButton = ({ change, total }: { change: DateChange; total: Cents }) => {
  const text = useText()
  const { money } = useMoney()
  const { day: date, before, isImpossible, otherDayHref } = change
  if (isImpossible)
    return (
      <ButtonLink wide icon="calendar" href={otherDayHref}>
        {text('tickets-date-other')}
      </ButtonLink>
    )
  return (
    <Button name="intent" value="update" wide>
      {total === before
        ? text('tickets-date-move-same', { date, total: money(total) })
        : text('tickets-date-move', { date, before: money(before), total: money(total) })}
    </Button>
  )
}

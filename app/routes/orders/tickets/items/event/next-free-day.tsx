import { Button } from '#app/ui/button/button.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { intentValue } from '../../intent.ts'
import { type Choice, countOf, hasRoom, type NextDay, type OrderEvent, partyOfChoice } from './event-model.ts'
import { WithQuietest } from './with-quietest.tsx'

type NextFreeDayProps = {
  event: OrderEvent
  choice: Choice | undefined
  nextDay: NextDay | null
  /** it is the main button of the page */
  leads: boolean
}

/** Whether no start of the day has room for everybody, and another day has. */
export const leadsToOtherDay = ({ event, choice, nextDay }: Omit<NextFreeDayProps, 'leads'>): boolean =>
  nextDay !== null &&
  nextDay.date !== event.date &&
  nextDay.tickets >= countOf(choice) &&
  !hasRoom(event, choice)

/** Where no start of the day has room for everybody: the next day that has, taken by one press with all that was typed. */
export const NextFreeDay = ({ event, choice, nextDay, leads }: NextFreeDayProps) => {
  const text = useText()
  const { price } = useMoney()
  if (!leadsToOtherDay({ event, choice, nextDay }) || nextDay === null) return null
  const { date, dateText, from, quietest } = nextDay
  const party = partyOfChoice(choice)
  return (
    <WithQuietest time={quietest}>
      <Button
        tone={leads ? 'primary' : 'secondary'}
        size="small"
        icon="calendar"
        name="intent"
        value={intentValue({ name: 'move-day', eventId: event.id, date, party })}
        formNoValidate
      >
        {from === null
          ? text('tickets-next-free-day', { date: dateText })
          : text('tickets-next-free-day-price', { date: dateText, price: price(from) })}
      </Button>
    </WithQuietest>
  )
}

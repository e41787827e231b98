import type { MouseEvent } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { OverPlace } from '../order-notices.tsx'

type RepairButtonProps = { places: readonly OverPlace[]; placing: boolean }

/** Leads to the first quantity that is too much; a press before the scripts are there sends the order, which is refused with the way there. */
export const RepairButton = ({ places: [first], placing }: RepairButtonProps) => {
  const text = useText()
  const { track } = useAnalytics()
  const goThere = (press: MouseEvent<HTMLButtonElement>) => {
    const field = press.currentTarget.form?.elements.namedItem(first?.field ?? '')
    if (!(field instanceof HTMLElement)) return
    press.preventDefault()
    field.focus()
    if (!first?.isOfSeats) track('Tickets::Limit::Exceeded')
  }
  return (
    <Button name="intent" value="checkout" wide busy={placing} onClick={goThere}>
      {text('tickets-limit-show')}
    </Button>
  )
}

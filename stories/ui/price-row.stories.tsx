import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceRow, PriceRows } from '#app/ui/price-row/price-row.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'

export default { title: 'ui/Price row' } satisfies Meta

export const Rows: StoryObj = {
  render: () => (
    <PriceRows label="Tickets">
      <PriceRow
        name="Adult"
        description="13 and older"
        price={<Price amount={2450} />}
        control={<Stepper name="adult" label="Quantity of Adult" increaseLabel="More" decreaseLabel="Less" />}
        notice={<NoticeLine tone="warning">1 ticket remaining</NoticeLine>}
      />
      <PriceRow name="Guided tour" price={<Price amount={0} />} />
    </PriceRows>
  ),
}

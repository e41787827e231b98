import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceRow, PriceRows } from '#app/ui/price-row/price-row.tsx'
import { Split, Stack } from '#app/ui/stack/stack.tsx'
import { Stepper, type StepperProps } from '#app/ui/stepper/stepper.tsx'
import { StickyTotal, SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { sampleTimes } from '../setup/sample-times.ts'

export default { title: 'ui/Sticky total' } satisfies Meta

const quantity = (name: string, more: Partial<StepperProps> = {}) => (
  <Stepper
    name={name}
    label={`Quantity of ${name}`}
    increaseLabel={`Increase ${name}`}
    decreaseLabel={`Decrease ${name}`}
    {...more}
  />
)

export const Order: StoryObj = {
  render: () => (
    <Split>
      <Stack gap="x6">
        <Heading level={2}>Jelly Lab</Heading>
        <Chips
          legend="Select a time"
          name="time"
          chips={sampleTimes}
          shown={4}
          moreLabel="+3 more..."
          defaultValue="10:30"
        />
        <PriceRows label="Tickets">
          <PriceRow
            name="Adult"
            description="13 and older"
            price={<Price amount={2450} />}
            control={quantity('adult', { defaultValue: 2 })}
          />
          <PriceRow
            name="Child"
            description="3 to 12"
            price={<Price amount={1450} retail={1800} note="Member price" retailLabel="Regular price $18" />}
            control={quantity('child', { defaultValue: 1, max: 1 })}
            notice={<NoticeLine tone="warning">1 ticket remaining</NoticeLine>}
          />
          <PriceRow
            name="Erwachsenenbegleitperson einer Schulklasse"
            description="Bitte bringen Sie einen Nachweis mit"
            price={<Price amount={0} />}
            control={quantity('companion')}
          />
          <PriceRow
            name="Locker"
            price={<Price amount={500} before="from" />}
            control={
              <Button tone="secondary" size="small">
                Add to order
              </Button>
            }
          />
        </PriceRows>
      </Stack>
      <StickyTotal
        heading="Your Order"
        totalLabel="Total"
        total={6350}
        details={{ show: 'Total, 3 tickets', hide: 'Hide 3 tickets' }}
        action={<Button busyLabel="Placing Order">Place Order</Button>}
        note="Your tickets are held until 10:42 AM"
      >
        <SumLine label="2 × Adult, 10:30 AM" amount={4900} />
        <SumLine label="1 × Child, 10:30 AM" amount={1450} />
        <SumLine label="Member saving" amount={-350} look="saving" />
        <SumLine label="Fees" amount={0} look="subtle" />
      </StickyTotal>
    </Split>
  ),
}

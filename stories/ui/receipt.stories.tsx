import type { Meta, StoryObj } from '@storybook/react-vite'
import { IncludedTaxes } from '#app/ui/included-taxes/included-taxes.tsx'
import { Receipt } from '#app/ui/receipt/receipt.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Receipt' } satisfies Meta

const Paid = () => <Receipt order={sampleOrder(useBrand())} detail={null} />

export const SeveralTypes: StoryObj = { render: () => <Paid /> }
export const Taxes: StoryObj = {
  render: () => (
    <IncludedTaxes
      taxes={[
        { id: 'city', name: 'City tax', amount: 120, included: true },
        { id: 'vat', name: 'VAT', amount: 410, included: true },
      ]}
    />
  ),
}

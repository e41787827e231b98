import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { PartyPrice } from '#app/ui/price/party-price.tsx'
import { Money, Payable, Price, RetailPrice } from '#app/ui/price/price.tsx'
import { Saving } from '#app/ui/price/saving.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Price' } satisfies Meta

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Price amount={2450} />
      <Price amount={1450} retail={1800} note="Member price" retailLabel="Regular price $18" />
      <Price amount={0} />
      <Payable amount={0} />
      <Price amount={12900} size="large" before="from" />
    </Stack>
  ),
}

/** Where one amount has cents, all have. */
export const Amounts: StoryObj = {
  render: () => (
    <MoneyList amounts={[2_000, 1_450]}>
      <Stack>
        <Money amount={2_000} />
        <span>
          <RetailPrice text="$18.00" label="Regular price $18.00" /> <Money amount={1_450} />
        </span>
      </Stack>
    </MoneyList>
  ),
}

export const InWords: StoryObj = {
  render: () => (
    <Stack>
      <span>
        <PartyPrice least={14_280} most={14_280} count={5} />
      </span>
      <span>
        <Saving amount={500} kind="to" />
      </span>
    </Stack>
  ),
}

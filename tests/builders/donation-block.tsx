import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AddressForm } from '#app/pages/address-lists.ts'
import { DonationBlock } from '#app/routes/orders/tickets/items/donation/donation-block.tsx'
import type {
  DonationErrors,
  DonationPage,
} from '#app/routes/orders/tickets/items/donation/donation-model.ts'
import { useDonationEntry } from '#app/routes/orders/tickets/items/donation/use-donation-entry.ts'
import { useDonationParts } from '#app/routes/orders/tickets/items/donation/use-donation-parts.ts'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

const option = {
  description: '',
  picture: null,
  price: 0,
  suggestedAmounts: [],
  minimumAmount: 100,
  maximumAmount: 100_000,
}

export const page: DonationPage = {
  options: [
    {
      ...option,
      id: 'gift',
      inventoryId: 'gift',
      name: 'A gift',
      type: 'donation',
      suggestedAmounts: [2500],
    },
    { ...option, id: 'plank', inventoryId: 'plank', name: 'A plank', type: 'fixedDonation', price: 5000 },
  ],
  style: { decimal: '.', digits: 2 },
  funds: ['Old boats', 'New roof'],
  campaigns: [],
  appeals: [],
  questions: [],
  extended: true,
  country: 'US',
  lists: { countries: null, states: null, country: 'US', order: addressOrder('US') },
  others: [],
  donation: { choice: { chosen: '', typed: '' }, detail: { ...EMPTY_DETAIL, donationFundName: 'Old boats' } },
}

type OrderProps = {
  errors?: DonationErrors
  others?: DonationPage['others']
  page?: Partial<DonationPage>
  alone?: boolean
}

const Order = ({ errors = {}, others = [], page: about = {}, alone = false }: OrderProps) => {
  const { entry, change } = useDonationEntry({ donation: page.donation, isSending: false })
  const shown = { ...page, others, ...about }
  const parts = useDonationParts(shown, entry)
  return (
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
      <DonationBlock
        page={shown}
        donation={entry}
        errors={errors}
        change={change}
        tenantId="pier"
        alone={alone}
      />
      <output>{parts.map(part => `${part.when} ${part.lines[0]?.paid}`).join()}</output>
    </VenueMoneyProvider>
  )
}

const NO_LISTS: AddressForm = { countries: null, states: null, country: 'US', order: addressOrder('US') }

/** The block on a page whose server answers with these lists for a country. */
export function show({
  lists = () => NO_LISTS,
  ...order
}: OrderProps & { lists?: (country: string) => AddressForm | Promise<AddressForm> } = {}) {
  const router = createMemoryRouter([
    { path: '/', element: inWords(<Order {...order} />) },
    {
      path: '/orders/pier/address-lists',
      loader: ({ request }) => lists(new URL(request.url).searchParams.get('country') ?? ''),
    },
  ])
  render(<RouterProvider router={router} />)
}

export const press = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }))

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

export const HONOR = /in honor or in memory/

export const LETTER = /Send a letter/

export const picture = { thumbnail: '/s.jpg', screen: '/m.jpg', highRes: '/l.jpg', description: '' }

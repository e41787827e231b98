import { Heading } from '#app/ui/page/page.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceRow, PriceRows } from '#app/ui/price-row/price-row.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { LineAction } from '../../line-action.tsx'
import * as styles from './donation-block.css.ts'
import type { FurtherDonation } from './donation-model.ts'

/** Donations of the order that the block is not about, each with the way to take it out. */
export const FurtherDonations = ({ donations }: { donations: readonly FurtherDonation[] }) => {
  const text = useText()
  if (donations.length === 0) return null
  return (
    <div className={styles.further}>
      <Heading level={3} step="label">
        {text('donation-others')}
      </Heading>
      <PriceRows label={text('donation-others')}>
        {donations.map(({ id, name, amount }) => (
          <PriceRow
            key={id}
            name={name}
            description={null}
            price={<Price amount={amount} />}
            control={
              <LineAction
                intent={{ name: 'drop-donation', donationId: id }}
                label={`${text('tickets-remove-item')}: ${name}`}
              >
                {text('tickets-remove-item')}
              </LineAction>
            }
          />
        ))}
      </PriceRows>
    </div>
  )
}

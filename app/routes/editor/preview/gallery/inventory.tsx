import { Price } from '#app/ui/price/price.tsx'
import { PriceRow, PriceRows } from '#app/ui/price-row/price-row.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { PreviewPage } from '../preview-page.server.ts'

/** Things to buy with their prices and quantities. */
export const Inventory = ({ items }: { items: PreviewPage['inventory'] }) => {
  const text = useText()
  return (
    <PriceRows label={text('addons-heading')}>
      {items.map(({ id, name, description, price }, position) => (
        <PriceRow
          key={id}
          name={name}
          description={description}
          price={
            <Price
              amount={price}
              retail={position === 1 ? Math.round(price * 1.25) : undefined}
              note={position === 1 ? text('tickets-member-price') : undefined}
            />
          }
          control={
            <Stepper
              name={id}
              label={text('addons-quantity', { name })}
              increaseLabel={text('tickets-increase', { name })}
              decreaseLabel={text('tickets-decrease', { name })}
              defaultValue={position}
              max={9}
            />
          }
        />
      ))}
    </PriceRows>
  )
}

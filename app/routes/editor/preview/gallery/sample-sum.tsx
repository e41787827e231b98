import { Button } from '#app/ui/button/button.tsx'
import { StickyTotal, SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { PreviewPage } from '../preview-page.server.ts'

/** The sum control: two of everything, a discount, the total. */
export const SampleSum = ({ items }: { items: PreviewPage['inventory'] }) => {
  const text = useText()
  const lines = items.map(({ id, name, price }) => ({ id, name, amount: price * 2 }))
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = -Math.round(subtotal / 10)
  return (
    <StickyTotal
      heading={text('cart-order-total')}
      totalLabel={text('cart-total')}
      total={subtotal + discount}
      action={
        <Button type="button" wide>
          {text('tickets-place-order')}
        </Button>
      }
      note={text('cart-hold', { time: '10:42' })}
      details={{ show: text('cart-show-details'), hide: text('cart-hide-details') }}
    >
      {lines.map(({ id, name, amount }) => (
        <SumLine key={id} label={text('cart-line', { quantity: 2, name })} amount={amount} />
      ))}
      <SumLine label={text('cart-discount')} amount={discount} look="saving" />
    </StickyTotal>
  )
}

import { useLocation } from '@remix-run/react'
import { partySize } from '#app/rules/tickets/party.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useSentenceWords, useText } from '#theme/texts/runtime/text-provider.tsx'
import { countOf } from './items/event/event-model.ts'
import type { OrderItemsProps } from './order-items-props.ts'

/** The order was changed in another tab while this one was filled in: what it is there, and the way to take it instead of what stands here. */
export const ChangedElsewhere = ({ page, order }: OrderItemsProps) => {
  const text = useText()
  const sentence = useSentenceWords()
  const { pathname, search } = useLocation()
  if (!order.isChangedElsewhere) return null
  const items = [
    ...page.events.map(({ id, name }) => ({ name, quantity: countOf(page.choices[id]) })),
    ...page.combos.map(({ key, name }) => ({
      name,
      quantity: partySize(page.comboChoices[key]?.quantities ?? {}),
    })),
  ].filter(({ quantity }) => quantity > 0)
  const there =
    items.length > 0
      ? text('cart-changed-elsewhere-there', { items: sentence(items.map(item => text('cart-line', item))) })
      : text('cart-changed-elsewhere-empty')
  return (
    <Notice
      tone="critical"
      live
      heading={text('cart-changed-elsewhere')}
      actions={<Link href={`${pathname}${search}`}>{text('cart-changed-elsewhere-take')}</Link>}
    >
      {there} {text('cart-changed-elsewhere-keep')}
    </Notice>
  )
}

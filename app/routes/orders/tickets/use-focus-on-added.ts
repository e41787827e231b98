import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { blockHash, eventHeadingId } from './block-hash.ts'
import { goToBlock } from './go-to-block.ts'
import type { OrderScreen } from './order-page.server.ts'

/** An event that a press has added is where the page goes on: it is scrolled to, has the focus and is said. */
export function useFocusOnAdded({ events }: Pick<OrderScreen, 'events'>) {
  const text = useText()
  const { hash, key } = useLocation()
  const added = events.find(({ id }) => hash === blockHash(id))
  const isPress = key !== 'default'
  const [id, name] = [isPress && added?.id, added?.name ?? '']
  useEffect(() => {
    if (!id) return
    goToBlock(eventHeadingId(id))
    announce(text('tickets-added', { name }))
  }, [id, name, text])
}

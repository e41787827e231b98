import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { blockHash } from './block-hash.ts'
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
    const heading = document.getElementById(`event-${id}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.closest('section')?.focus({ preventScroll: true })
    announce(text('tickets-added', { name }))
  }, [id, name, text])
}

import { useEffect, useRef } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'

type Choice = {
  chosen: readonly string[]
  /** what to say of an event that came in or went out */
  announcementOf: (change: { eventId: string; added: boolean }) => string
}

/**
 * After a press the pressed button is gone: says what happened, and puts the focus where the next press is likely, on the
 * next event to add or on Continue; after Remove on the event that can be added again.
 */
export function useChoiceFocus({ chosen, announcementOf }: Choice) {
  const before = useRef(chosen)
  useEffect(() => {
    const added = chosen.find(id => !before.current.includes(id))
    const removed = before.current.find(id => !chosen.includes(id))
    before.current = chosen
    const eventId = added ?? removed
    if (!eventId) return
    announce(announcementOf({ eventId, added: added !== undefined }))
    const again = added ? null : document.getElementById(`add-${eventId}`)
    const next =
      document.querySelector<HTMLElement>('[data-add]') ?? document.getElementById('combo-continue')
    ;(again ?? next)?.focus()
  }, [chosen, announcementOf])
}

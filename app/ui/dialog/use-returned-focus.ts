import { useRef } from 'react'

/** Gives the focus back to what had it when a dialog opened: our dialogs have no trigger of their own. To spread on Radix's Content. */
export const useReturnedFocus = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

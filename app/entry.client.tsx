import { RemixBrowser } from '@remix-run/react'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

// Libraries that write a <style> of their own (the scroll lock under Radix dialogs) look for the page's nonce under this name.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
})

startTransition(() => {
  hydrateRoot(document, <Screens />)
})

/** The screens; the document says when scripts have taken them over, for journeys that press what needs a script. */
function Screens() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <RemixBrowser />
}

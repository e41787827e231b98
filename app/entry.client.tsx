import { RemixBrowser } from '@remix-run/react'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPointerWatch } from './shell/early-input/pointer-watch.ts'
import { readEarlyInput } from './shell/early-input/read-early-input.ts'
import { keepScene } from './shell/layouts/keep-scene.ts'

// Libraries that write a <style> of their own (the scroll lock under Radix dialogs) look for the page's nonce under this name.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
})

keepScene(window)

const pointer = createPointerWatch()
pointer.start()

decodePageData().then(() =>
  startTransition(() => {
    hydrateRoot(document, <Screens />)
  }),
)

/**
 * Remix decodes the data of the page when it is drawn first, and lets React wait for it there. React 18 gives the whole page up when
 * something is pressed meanwhile (its error 345): so it is decoded before there is anything to draw.
 */
async function decodePageData() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

/** The screens; the document says when scripts have taken them over, for journeys that press what needs a script. */
function Screens() {
  useEffect(() => {
    // The composer keeps what was typed itself, and knows what of it was saved.
    // It moves the page, so it waits until nothing is held down.
    if (!location.pathname.startsWith('/editor/')) void pointer.whenUp().then(readEarlyInput(document))
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return <RemixBrowser />
}

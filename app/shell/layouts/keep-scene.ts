const QUERIES = ['scene', 'look'] as const

/** Pages of the editor that show all components: what is pressed there leads to the page where a visit begins. */
const GALLERY = /^\/editor\/[^/]+\/preview$/

type KeptView = Pick<Window, 'history' | 'location'>

/**
 * Keeps a page of the composer's preview in its scene, wherever the router leads: the address goes on naming scene and look, so the server answers
 * whatever is asked for from there without the shop. Pages that are loaded whole are sent on by the server itself.
 */
export function keepScene({ history, location }: KeptView): void {
  const here = new URLSearchParams(location.search)
  if (GALLERY.test(location.pathname)) here.set('scene', 'storefront')
  const named = QUERIES.flatMap(name => (here.has(name) ? [[name, here.get(name) ?? ''] as const] : []))
  if (!here.has('scene')) return
  const inScene = (address: string | URL) => {
    const url = new URL(address, location.href)
    for (const [name, value] of named) url.searchParams.set(name, value)
    return url.href
  }
  for (const write of ['pushState', 'replaceState'] as const) {
    const plain = history[write].bind(history)
    history[write] = (state, unused, url) => plain(state, unused, url && inScene(url))
  }
}

/**
 * The one script of a page that is served without the others (`app/server/pages/silent-page.ts`): it brings them when the page is touched,
 * and keeps what was pressed until they run. Links, forms and `summary` need no script and go on by themselves. It stands in every page, so
 * each byte counts (`silent-page.test.ts`).
 */
let { pack: src, consent, copies } = (document.currentScript as HTMLScriptElement).dataset
const presses: (() => void)[] = []
let script: HTMLScriptElement | null
let isLive = false

const wake = () => {
  if (script) return
  script = Object.assign(document.createElement('script'), {
    type: 'module',
    src,
    onerror() {
      script = null
      // A module that did not come is asked for again only under another address.
      src += '#'
    },
  })
  document.head.append(script)
  // What React takes over has no such element; removed, it loads all the same.
  script.remove()
}

const touch = (event: Event) => {
  if (isLive) return
  const { type, key, ctrlKey, metaKey } = event as KeyboardEvent
  const target = event.target as Element
  // Links that a script answers otherwise say so.
  const button = target.closest<HTMLButtonElement>('button,[data-live]')
  if (type !== 'pointerover' || button) wake()
  const isPress = type === 'click' && button && button.type !== 'submit' && !ctrlKey && !metaKey
  // In calendars and lists of choices.
  const isMove = /^Arrow/.test(key) && target.closest('table,[role]')
  if (!isPress && !isMove) return
  event.preventDefault()
  presses.push(() => (isMove ? target.dispatchEvent(new KeyboardEvent(type, event)) : button!.click()))
}

for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])
  addEventListener(type, touch, true)
addEventListener('hydrated', () => {
  isLive = true
  presses.map(press => setTimeout(press))
})

try {
  const kept = () => `${copies!.split(' ').map(key => localStorage[key])}`
  const before = kept()
  // A page out of the browser's memory does not know what has become of the order meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && kept() !== before && location.reload())
  // Not before it is seen: a page that is only got ready counts nobody.
  if (/\w/.test(before) || (consent && localStorage[consent] !== 'refused')) requestAnimationFrame(wake)
  // As the router does when it runs: a page that was left is seen where it was left.
  scrollTo(0, JSON.parse(sessionStorage.positions)[history.state.key] || scrollY)
} catch {
  // Storage is forbidden, or there is nothing in it.
}

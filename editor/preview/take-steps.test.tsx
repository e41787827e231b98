import { afterEach, expect, test, vi } from 'vitest'
import { watchFrame } from '#editor/inspector/watch-frame.ts'
import { takeSteps } from '#editor/preview/take-steps.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** A page whose button says a text, that keeps what was done to it. */
function aPage() {
  document.documentElement.dataset.hydrated = ''
  document.body.innerHTML = '<button disabled>More</button><button>More</button><input name="email">'
  window.marqueePreview = {
    setText: () => undefined,
    setLogo: () => undefined,
    setNavigation: () => undefined,
    spokenWords: new Map([['More', new Set(['tickets-increase'])]]),
  }
  const done: string[] = []
  const hear = (name: string) => (event: Event) =>
    done.push(`${name} ${(event.target as HTMLInputElement).value || (event.target as Element).textContent}`)
  for (const name of ['click', 'input', 'focusout', 'offline'])
    document.body.addEventListener(name, hear(name))
  return { frame: window as Window, done }
}

test('steps press what says a text and can be pressed, and type as somebody would; an author who clicks for controls gets none of it', async () => {
  const { frame, done } = aPage()
  const clicked: unknown[] = []
  // The page's own constructor stands for one that the browser of this test lacks.
  const Sheet = class {
    replaceSync() {}
  }
  Object.assign(frame, { CSSStyleSheet: Sheet })
  Object.defineProperty(frame.document, 'adoptedStyleSheets', {
    value: [],
    writable: true,
    configurable: true,
  })
  const stop = watchFrame(frame, { onPart: part => clicked.push(part), onEdit: () => undefined })
  const isDone = await takeSteps(frame, [
    { press: { text: 'tickets-increase' } },
    { type: 'robin', into: { at: '[name="email"]' } },
  ])
  expect(isDone).toBe(true)
  expect(done).toEqual(['click More', 'input robin', 'focusout robin'])
  expect(clicked).toEqual([])
  document.querySelectorAll('button')[1]?.click()
  expect([done.length, clicked.length]).toEqual([3, 1])
  stop()
})

test('a page without a network refuses what it asks for and leaves nothing for the next one to send, and one that copies overwrites nothing', async () => {
  const { frame } = aPage()
  const { fetch } = window
  const { setItem } = Storage.prototype
  await takeSteps(frame, [{ meet: 'offline' }, { meet: 'copying' }])
  await expect(window.fetch('/orders')).rejects.toThrow(TypeError)
  expect(window.navigator.onLine).toBe(false)
  await window.navigator.clipboard.writeText('a link')
  window.sessionStorage.setItem('draft', 'tickets')
  expect(window.sessionStorage.getItem('draft')).toBeNull()
  window.fetch = fetch
  Storage.prototype.setItem = setItem
})

test('a device of a scene makes a passkey, whose page is answered in the place of the server, or breaks off as devices do', async () => {
  const { frame } = aPage()
  const { fetch } = window
  const requests: unknown[] = []
  window.fetch = async (_, request) => {
    requests.push(request?.body)
    return new Response('{"of":"the server"}')
  }
  await takeSteps(frame, [{ meet: 'new-passkey' }])
  const send = (body: string) => window.fetch('/auth', { method: 'POST', body }).then(answer => answer.json())
  expect([await send('intent=registration-options'), await send('intent=add&credential=x')]).toEqual([
    { of: 'the server' },
    {},
  ])
  expect(requests).toEqual(['intent=registration-options'])
  expect(await window.navigator.credentials.create()).toMatchObject({ type: 'public-key' })
  await takeSteps(frame, [{ meet: 'known-passkey' }])
  await expect(window.navigator.credentials.create()).rejects.toMatchObject({ name: 'InvalidStateError' })
  window.fetch = fetch
})

test('a page without the control stays as it is', async () => {
  vi.useFakeTimers()
  const { frame, done } = aPage()
  const isDone = takeSteps(frame, [{ press: { at: '#none' } }, { press: { text: 'tickets-increase' } }])
  await vi.runAllTimersAsync()
  expect(await isDone).toBe(false)
  expect(done).toEqual([])
})

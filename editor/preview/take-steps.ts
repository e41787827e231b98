import { pressPage } from '#editor/preview/press-page.ts'
import type { PageControl, PageMeeting, SceneStep } from '#editor/preview/scene-steps.ts'
import '#theme/texts/runtime/preview-port.ts'

/** How often and how long something of the page is waited for, in milliseconds. */
const WAIT = { each: 60, times: 100 }

type PageWindow = Window & typeof globalThis

/**
 * Carries out the steps of a scene in the page of a frame, one after the other; each waits for its control. Tells whether all of them were
 * done: a venue whose page has no such control shows the page as it is.
 */
export async function takeSteps(frame: Window, steps: readonly SceneStep[]): Promise<boolean> {
  const page = frame as PageWindow
  const isDrawn = await until(
    () => page.marqueePreview && page.document.documentElement.dataset.hydrated === '',
  )
  if (!isDrawn) return false
  for (const step of steps) if (!(await take(page, step))) return false
  return true
}

async function take(page: PageWindow, step: SceneStep): Promise<boolean> {
  if ('meet' in step) {
    meetings[step.meet](page)
    return true
  }
  const element = await until(() => controlIn(page, 'press' in step ? step.press : step.into))
  if (!element) return false
  pressPage(page.document, () => ('press' in step ? element.click() : typeInto(element, step.type)))
  return true
}

/** The first answer that is one; null where there was none in time. */
async function until<T>(ask: () => T | null | undefined | false): Promise<T | null> {
  for (let tries = WAIT.times; tries > 0; tries -= 1) {
    const answer = ask()
    if (answer) return answer
    await new Promise(resolve => setTimeout(resolve, WAIT.each))
  }
  return null
}

const CONTROLS = 'button, a, summary, label, [role="button"]'

function controlIn({ document, marqueePreview }: PageWindow, control: PageControl): HTMLElement | null {
  if ('at' in control) return document.querySelector<HTMLElement>(control.at)
  const phrases = new Set(
    [...(marqueePreview?.spokenWords ?? [])].flatMap(([phrase, by]) =>
      by.has(control.text) ? [phrase] : [],
    ),
  )
  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
  return all.find(element => wordsOf(element).some(phrase => phrases.has(phrase)) && !isOff(element)) ?? null
}

const wordsOf = (element: HTMLElement) =>
  [element.getAttribute('aria-label'), element.textContent].map(words => words?.trim() ?? '')

const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled="true"]')

/** As React hears of a field: by its prototype's setter, then when it is left. */
function typeInto(element: HTMLElement, value: string): void {
  const { HTMLInputElement, HTMLTextAreaElement, Event, FocusEvent } = element.ownerDocument
    .defaultView as PageWindow
  const { prototype } = element.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const meetings: Record<PageMeeting, (page: PageWindow) => void> = {
  offline: page => {
    Object.defineProperty(page.navigator, 'onLine', {
      configurable: true,
      get: () => false,
    })
    meetings.unanswered(page)
    page.dispatchEvent(new page.Event('offline'))
  },
  unanswered: page => {
    keepNothing(page)
    page.fetch = () => Promise.reject(new page.TypeError('A scene without an answer'))
  },
  waiting: page => {
    keepNothing(page)
    page.fetch = () => new Promise(() => undefined)
  },
  computing: page => {
    page.crypto.subtle.importKey = () => new Promise<never>(() => undefined)
  },
  // Nothing of the author's own is overwritten.
  copying: page =>
    void Object.defineProperty(page.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    }),
  'no-passkey': page => giveDevice(page, { get: () => Promise.reject(refusedBy(page, 'NotAllowedError')) }),
  'new-passkey': page => {
    giveDevice(page, { create: async () => SCENE_PASSKEY })
    const ask = page.fetch.bind(page)
    // The server takes no passkey of a scene: what it would say to a real one is said in its place.
    page.fetch = (address, request) =>
      String(request?.body).startsWith('intent=add&')
        ? Promise.resolve(new page.Response('{}'))
        : ask(address, request)
  },
  'known-passkey': page =>
    giveDevice(page, { create: () => Promise.reject(refusedBy(page, 'InvalidStateError')) }),
  'broken-passkey': page =>
    giveDevice(page, { create: () => Promise.reject(refusedBy(page, 'UnknownError')) }),
}

/** What a page cannot send it leaves for the next one of its tab, which would send it. */
const keepNothing = (page: PageWindow) => {
  page.Storage.prototype.setItem = () => undefined
}

type Device = Partial<Record<'get' | 'create', () => Promise<unknown>>>

/** Puts a device into the place of the author's own, which would ask them for a finger or a face. */
const giveDevice = (page: PageWindow, device: Device) =>
  void Object.defineProperty(page.navigator, 'credentials', {
    configurable: true,
    value: device,
  })

const refusedBy = (page: PageWindow, name: string) => new page.DOMException('No passkey in a scene', name)

/** What a device gives for a new passkey, as far as a page reads it. */
const SCENE_PASSKEY = {
  id: 'scene',
  rawId: new ArrayBuffer(8),
  type: 'public-key',
  response: {
    attestationObject: new ArrayBuffer(8),
    clientDataJSON: new ArrayBuffer(8),
    getTransports: () => [],
  },
  getClientExtensionResults: () => ({}),
}

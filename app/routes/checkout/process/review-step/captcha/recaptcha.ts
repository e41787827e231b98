import type { Captcha } from '../../checkout-model.ts'

/** The part of Google's script that is used. */
type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, about: { action: string }) => Promise<string>
  render: (place: HTMLElement, about: CheckboxOptions) => number
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

type CheckboxOptions = {
  sitekey: string
  theme: 'light' | 'dark'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** What the server says of Google's captcha. */
export type RecaptchaKeys = Extract<Captcha, { kind: 'recaptcha' }>['challenge']

/** After this time v3 has given none, in milliseconds. */
const SCORE_TIMEOUT_MS = 10_000

/** v3's token, without asking anybody; empty when it takes too long. */
export async function askScore(keys: RecaptchaKeys): Promise<string> {
  const { siteKey, action } = keys
  const token = loadScript(keys).then(google => google.execute(siteKey, { action }))
  return Promise.race([token, later(SCORE_TIMEOUT_MS).then(() => '')])
}

type CheckboxRequest = { keys: RecaptchaKeys; place: HTMLElement; onExpired: () => void }

/** Shows v2's checkbox and waits for the person. A token that was not used in time is told of. */
export async function askCheckbox({ keys, place, onExpired }: CheckboxRequest): Promise<string> {
  const google = await loadScript(keys)
  const box = document.createElement('div')
  place.replaceChildren(box)
  return new Promise((resolve, reject) => {
    google.render(box, {
      sitekey: keys.checkboxSiteKey,
      theme: getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light',
      callback: resolve,
      'expired-callback': onExpired,
      'error-callback': () => reject(new Error('The checkbox cannot be shown')),
    })
  })
}

const MARK = 'data-recaptcha'
const loads = new WeakMap<Element, Promise<Grecaptcha>>()

/** Google's script is loaded when the captcha is wanted, never before; after a failure the next press tries again. */
function loadScript(keys: RecaptchaKeys): Promise<Grecaptcha> {
  const script = document.head.querySelector(`script[${MARK}]`)
  return (script && loads.get(script)) ?? addScript(keys)
}

function addScript({ url, siteKey }: RecaptchaKeys): Promise<Grecaptcha> {
  const script = document.createElement('script')
  script.src = `${url}/api.js?render=${encodeURIComponent(siteKey)}`
  script.async = true
  script.setAttribute(MARK, '')
  const load = new Promise<Grecaptcha>((resolve, reject) => {
    const fail = (reason: string) => {
      script.remove()
      reject(new Error(`reCAPTCHA ${reason}`))
    }
    script.onerror = () => fail('cannot be loaded')
    script.onload = () =>
      window.grecaptcha ? window.grecaptcha.ready(() => resolve(window.grecaptcha!)) : fail('is not there')
  })
  loads.set(script, load)
  document.head.append(script)
  return load
}

const later = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

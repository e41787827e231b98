import type { Captcha } from '../../checkout-model.ts'

/** The part of Google's script that is used. */
type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, about: { action: string }) => Promise<string>
  render: (place: HTMLElement, about: CheckboxOptions) => number
}

type CheckboxOptions = {
  sitekey: string
  theme: 'light' | 'dark'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

type Keys = { url: string; siteKey: string; checkboxSiteKey: string; action: string }

/** After this time v3 has given none, in milliseconds. */
const SCORE_TIMEOUT_MS = 10_000

/** v3's token, without asking anybody; empty when it takes too long. */
export async function askScore(captcha: Captcha): Promise<string> {
  const { siteKey, action } = keysOf(captcha)
  const token = loadScript(captcha).then(google => google.execute(siteKey, { action }))
  return Promise.race([token, later(SCORE_TIMEOUT_MS).then(() => '')])
}

type CheckboxRequest = { captcha: Captcha; place: HTMLElement; onExpired: () => void }

/** Shows v2's checkbox and waits for the person. A token that was not used in time is told of. */
export async function askCheckbox({ captcha, place, onExpired }: CheckboxRequest): Promise<string> {
  const google = await loadScript(captcha)
  const box = document.createElement('div')
  place.replaceChildren(box)
  return new Promise((resolve, reject) => {
    google.render(box, {
      sitekey: keysOf(captcha).checkboxSiteKey,
      theme: getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light',
      callback: resolve,
      'expired-callback': onExpired,
      'error-callback': () => reject(new Error('The checkbox cannot be shown')),
    })
  })
}

let loading: Promise<Grecaptcha> | null = null

/** Google's script is loaded when the captcha is wanted, never before; after a failure the next press tries again. */
function loadScript(captcha: Captcha): Promise<Grecaptcha> {
  loading ??= addScript(keysOf(captcha)).catch(error => {
    loading = null
    throw error
  })
  return loading
}

function addScript({ url, siteKey }: Keys): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${url}/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onerror = () => reject(new Error('reCAPTCHA cannot be loaded'))
    script.onload = () => {
      const google = (window as { grecaptcha?: Grecaptcha }).grecaptcha
      if (!google) return reject(new Error('reCAPTCHA is not there'))
      google.ready(() => resolve(google))
    }
    document.head.append(script)
  })
}

const keysOf = ({ challenge }: Captcha) => challenge as unknown as Keys

const later = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

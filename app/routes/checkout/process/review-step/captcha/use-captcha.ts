import { useEffect, useRef, useState } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { Captcha } from '../../checkout-model.ts'
import { type CheckoutTokens, obtainTokens } from './obtain-tokens.ts'
import { askCheckbox, askScore, type RecaptchaKeys } from './recaptcha.ts'
import { solveAltcha } from './solve-altcha.ts'

/** Untouched, at work in silence, waiting for a second checkbox, done, or not to be had. */
export type CaptchaState = 'open' | 'working' | 'checkbox' | 'done' | 'failed'

/**
 * The checkbox sets the browser to work. `asksCheckbox`: the server was not sure and wants Google's own checkbox. `solved` gives what
 * came of it, waiting for a browser that is still at work but not for a person; null when nothing did.
 */
export function useCaptcha(captcha: Captcha | null, { asksCheckbox }: { asksCheckbox: boolean }) {
  const text = useText()
  const [check, setCheck] = useState<CaptchaState>('open')
  const place = useRef<HTMLDivElement>(null)
  const work = useRef<Promise<CheckoutTokens | null> | null>(null)
  const waitsForPerson = useRef(false)

  const show = (next: CaptchaState) => {
    waitsForPerson.current = next === 'checkbox'
    setCheck(next)
  }
  const fail = () => {
    work.current = null
    show('failed')
    return null
  }
  const askGoogle = (keys: RecaptchaKeys, { skipsScore }: { skipsScore: boolean }) => {
    const checkbox = () => {
      show('checkbox')
      return askCheckbox({ keys, place: place.current ?? document.body, onExpired: fail })
    }
    return obtainTokens({ score: async () => (skipsScore ? '' : askScore(keys)), checkbox })
  }
  const begin = (captcha: Captcha, tries: { skipsScore: boolean }) => {
    show('working')
    const solution =
      captcha.kind === 'recaptcha'
        ? askGoogle(captcha.challenge, tries)
        : solveAltcha(captcha).then(captchaToken => ({ captchaToken }))
    work.current = solution.then(tokens => {
      show('done')
      announce(text('review-step-captcha-done'))
      return tokens
    }, fail)
  }
  const beginAtOnce = useRef(() => captcha && asksCheckbox && begin(captcha, { skipsScore: true }))
  useEffect(() => void beginAtOnce.current(), [])

  return {
    check,
    place,
    tick: (checked: boolean) => {
      if (checked && captcha && !work.current) begin(captcha, { skipsScore: false })
    },
    solved: async () => (waitsForPerson.current ? null : await work.current),
  }
}

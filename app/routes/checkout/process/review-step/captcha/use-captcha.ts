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
 * What sets the browser to work: a box that is ticked. Where nobody ticks one, our own captcha is solved while the page is read, or once a
 * payment is begun; Google's is when the order is placed.
 */
export type CaptchaStart = 'box' | 'page' | 'payment'

type CaptchaRequest = {
  /** the server was not sure and wants Google's own checkbox */
  asksCheckbox: boolean
  start: CaptchaStart
}

/**
 * The checkbox sets the browser to work, or nobody has to. `prepare` says that a payment is begun. `solved` gives what came of it, waiting for a browser that is still at work but
 * not for a person; null when nothing did.
 */
export function useCaptcha(captcha: Captcha | null, { asksCheckbox, start }: CaptchaRequest) {
  const isSilent = start !== 'box'
  const text = useText()
  const [check, setCheck] = useState<CaptchaState>('open')
  const place = useRef<HTMLDivElement>(null)
  const work = useRef<Promise<CheckoutTokens | null> | null>(null)
  const waitsForPerson = useRef(false)
  const askPerson = useRef(() => {})

  const show = (next: CaptchaState) => {
    waitsForPerson.current = next === 'checkbox'
    if (waitsForPerson.current) askPerson.current()
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
    const mine: Promise<CheckoutTokens | null> = solution.then(
      tokens => {
        if (work.current !== mine) return null
        show('done')
        if (!isSilent) announce(text('review-step-captcha-done'))
        return tokens
      },
      () => (work.current === mine ? fail() : null),
    )
    work.current = mine
  }
  const prepare = () => {
    if (captcha?.kind === 'altcha' && isSilent && !work.current) begin(captcha, { skipsScore: false })
  }
  const restart = () => {
    work.current = null
    show('open')
    if (captcha && asksCheckbox) begin(captcha, { skipsScore: true })
    else if (start === 'page') prepare()
  }
  const latest = useRef(restart)
  latest.current = restart
  // Each answer of the server brings another challenge: what was solved before is spent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token names the challenge
  useEffect(() => latest.current(), [captcha?.formToken])

  const solved = async () => {
    if (waitsForPerson.current) return null
    if (!work.current && captcha && isSilent) begin(captcha, { skipsScore: false })
    const person = new Promise<null>(resolve => {
      askPerson.current = () => resolve(null)
    })
    return Promise.race([work.current, person])
  }
  return {
    check,
    place,
    isShown: !isSilent || check === 'checkbox' || check === 'failed',
    tick: (checked: boolean) => {
      if (checked && captcha && !work.current) begin(captcha, { skipsScore: false })
    },
    prepare,
    solved,
  }
}

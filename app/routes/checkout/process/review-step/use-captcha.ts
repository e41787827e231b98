import { useSubmit } from '@remix-run/react'
import { useRef, useState } from 'react'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { solveCaptcha } from './solve-captcha.ts'

type Check = 'open' | 'working' | 'done'

/** The checkbox sets the browser to work; the form is sent with what came out of it. A form sent too early waits. */
export function useCaptcha(captcha: NonNullable<CheckoutPage['captcha']>) {
  const submit = useSubmit()
  const text = useText()
  const [check, setCheck] = useState<Check>('open')
  const [missing, setMissing] = useState(false)
  const solution = useRef<Promise<string> | null>(null)

  const tick = (wanted: boolean) => {
    if (!wanted || solution.current) return
    setMissing(false)
    setCheck('working')
    solution.current = solveCaptcha(captcha)
    void solution.current.then(() => {
      setCheck('done')
      announce(text('review-step-captcha-done'))
    })
  }
  const submitSolved = async (form: HTMLFormElement) => {
    setMissing(!solution.current)
    if (!solution.current) return document.getElementById('checkout-captcha')?.focus()
    const fields = new FormData(form)
    fields.set('intent', 'complete')
    fields.set('captchaToken', await solution.current)
    submit(fields, { method: 'post', preventScrollReset: true })
  }
  return { check, missing, tick, submitSolved }
}

import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type PlacingRefusal, placingRefusals } from '#app/rules/checkout/may-place.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { LimitNotice } from '#app/shell/limit-notice/limit-notice.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { CaptchaBox } from './captcha/captcha-box.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { BankQuestion } from './secure/bank-question.tsx'
import { useSecurePayment } from './secure/use-secure-payment.ts'
import { Terms } from './terms/terms.tsx'

type CompleteFormProps = { page: CheckoutPage; answer: CheckoutAnswer | null }

/** What is agreed to, the captcha where one is asked, and the button that pays. */
export const CompleteForm = ({ page, answer }: CompleteFormProps) => {
  const text = useText()
  const { money } = useMoney()
  const { form, wait, blocked, captcha, secure, missing, onSubmit } = usePlacing(page, answer)
  return (
    <Form ref={form} method="post" onSubmit={onSubmit}>
      <Stack gap="x4">
        <input type="hidden" name="shownTotal" value={page.total} />
        <input type="hidden" name="shownDue" value={page.due} />
        <input type="hidden" name="analyticsClientId" value={useClientId()} />
        {page.captcha ? (
          <>
            <noscript>
              <input type="hidden" name="formToken" value={page.captcha.formToken} />
            </noscript>
            <CaptchaBox captcha={captcha} missing={missing} />
          </>
        ) : null}
        {page.isBackFromBank ? (
          <noscript>
            <NoticeLine>{text('checkout-secure-back')}</NoticeLine>
          </noscript>
        ) : null}
        <Terms terms={page.terms} />
        {answer?.isOverLimit ? <LimitNotice /> : null}
        <UnansweredNotice />
        <Button
          name="intent"
          value="complete"
          wide
          busy={wait !== null}
          blocked={blocked}
          busyLabel={text('review-step-processing')}
        >
          {text('review-step-complete-order-amount', { amount: money(page.due) })}
        </Button>
      </Stack>
      <BusyDialog
        open={wait !== null}
        heading={text('checkout-processing-title')}
        words={text(wait ?? 'checkout-placing-order')}
      />
      {secure.challenge ? (
        <BankQuestion challenge={secure.challenge} onClose={secure.close} onDone={secure.finish} />
      ) : null}
    </Form>
  )
}

/** What a submission on its way is called to whoever waits for it (CHK-116, CHK-117). */
const waits = { complete: 'checkout-placing-order', secure: 'checkout-secure-wait' } as const

/** Sends the order when nothing is against it (CHK-111 to CHK-114), where the bank checks cards after it was asked (CHK-261). */
function usePlacing(page: CheckoutPage, answer: CheckoutAnswer | null) {
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(page.captcha, { asksCheckbox: answer?.asksCheckbox ?? false })
  const [missing, setMissing] = useState(false)
  const send = (intent: keyof typeof waits, tokens: Record<string, string> = {}) => {
    if (!form.current) return
    const fields = new FormData(form.current)
    for (const [name, value] of Object.entries({ intent, ...tokens })) fields.set(name, value)
    submit(fields, { method: 'post', preventScrollReset: true })
  }
  const secure = useSecurePayment(answer, { complete: () => send('complete') })
  const sent = state === 'idle' ? undefined : waits[formData?.get('intent') as keyof typeof waits]
  const wait = sent ?? (secure.isBetween ? waits.complete : null)
  const fixDescription = answer?.fixDescription ?? null
  const blocked = (answer?.blocked ?? false) || page.total < 0 || fixDescription !== null
  const refusals = (isDone: boolean): PlacingRefusal[] =>
    placingRefusals({
      total: page.total,
      isProcessing: wait !== null,
      hasErrors: answer?.blocked ?? false,
      fixDescription,
      security: page.security,
      captcha: { hasError: captcha.check === 'failed', isDone },
    })
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const tokens = await captcha.solved()
    const against = refusals(tokens !== null)
    setMissing(against.includes('captcha-missing'))
    if (against.some(refusal => refusal.startsWith('captcha')))
      document.getElementById('checkout-captcha')?.focus()
    if (against.length > 0) return
    send(page.security === '3ds' ? 'secure' : 'complete', { ...tokens })
  }
  return { form, wait, blocked, captcha, secure, missing: missing && captcha.check === 'open', onSubmit }
}

/** The id under which this browser is measured; empty until it is known, and without consent. Nothing waits for it. */
function useClientId(): string {
  const { clientId } = useAnalytics()
  const [id, setId] = useState('')
  useEffect(() => {
    let isShown = true
    void clientId().then(given => isShown && setId(given ?? ''))
    return () => {
      isShown = false
    }
  }, [clientId])
  return id
}

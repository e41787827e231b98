import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { LimitNotice } from '#app/shell/limit-notice/limit-notice.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { BankQuestion } from '../../parts/bank/bank-question.tsx'
import type { CheckoutAnswer, CheckoutPage } from '../checkout-model.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { CaptchaBox } from './captcha/captcha-box.tsx'
import { Terms } from './terms/terms.tsx'
import { usePlacing } from './use-placing.ts'

type CompleteFormProps = { page: CheckoutPage; answer: CheckoutAnswer | null }

/** The form of the review, where it is a step of its own. */
export const CompleteForm = ({ page, answer }: CompleteFormProps) => {
  const placing = usePlacing({ page, answer })
  return (
    <Form id={OPEN_FORM} ref={placing.form} method="post" onSubmit={placing.onSubmit}>
      <CompleteOrder page={page} answer={answer} placing={placing} />
    </Form>
  )
}

type CompleteOrderProps = CompleteFormProps & { placing: ReturnType<typeof usePlacing>; busy?: boolean }

/** What is agreed to, the captcha where one is asked, and the button that pays. `busy`: the card is being asked for. */
export const CompleteOrder = ({ page, answer, placing, busy = false }: CompleteOrderProps) => {
  const text = useText()
  const { money } = useMoney()
  const { wait, blocked } = placing
  return (
    <>
      <Stack gap="x4">
        <OrderFacts page={page} placing={placing} />
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
          busy={wait !== null || busy}
          blocked={blocked}
          busyLabel={<VisuallyHidden>{text('review-step-processing')}</VisuallyHidden>}
        >
          {page.due === 0
            ? text('review-step-complete-order-free')
            : text('review-step-complete-order-amount', { amount: money(page.due) })}
        </Button>
      </Stack>
      <PlacingDialogs placing={placing} />
    </>
  )
}

type PlacingProps = { placing: ReturnType<typeof usePlacing> }

/** What an order says of itself beside what is typed: the sums that were shown, under which id it is measured, and the captcha. */
export const OrderFacts = ({ page, placing }: PlacingProps & Pick<CompleteFormProps, 'page'>) => (
  <>
    <input type="hidden" name="shownTotal" value={page.total} />
    <input type="hidden" name="shownDue" value={page.due} />
    <input type="hidden" name="analyticsClientId" value={useClientId()} />
    {page.captcha ? (
      <>
        <noscript>
          <input type="hidden" name="formToken" value={page.captcha.formToken} />
        </noscript>
        <CaptchaBox captcha={placing.captcha} missing={placing.missing} />
      </>
    ) : null}
  </>
)

/** That the order is on its way, and the question of the bank. */
export const PlacingDialogs = ({ placing: { wait, secure } }: PlacingProps) => {
  const text = useText()
  return (
    <>
      <BusyDialog
        open={wait !== null}
        heading={text('checkout-processing-title')}
        words={text(wait ?? 'checkout-placing-order')}
      />
      {secure.challenge ? (
        <BankQuestion challenge={secure.challenge} onClose={secure.close} onDone={secure.finish} />
      ) : null}
    </>
  )
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

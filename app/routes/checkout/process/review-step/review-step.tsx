import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { StepProps } from '../checkout-model.ts'
import { Step } from '../step/step.tsx'
import { CompleteForm } from './complete-form.tsx'
import { Essentials } from './essentials.tsx'

/** The order in words, once more, and the button that pays for it. */
export const ReviewStep = ({ page, number, total, answer }: StepProps) => {
  const text = useText()
  return (
    <Step
      name="review"
      number={number}
      total={total}
      heading={text('review-step-heading')}
      page={page}
      summary={null}
    >
      <Stack gap="x6">
        <Essentials page={page} />
        <CompleteForm key={page.captcha?.formToken ?? page.security} page={page} answer={answer} />
      </Stack>
    </Step>
  )
}

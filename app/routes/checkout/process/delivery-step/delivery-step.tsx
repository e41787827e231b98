import { Form, useNavigation } from '@remix-run/react'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { StepProps } from '../checkout-model.ts'
import { onward } from '../process.css.ts'
import { Step } from '../step/step.tsx'
import { useNoValidate } from '../use-no-validate.ts'

/** Where the tickets are sent. */
export const DeliveryStep = ({ page, number, total, answer }: StepProps) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const error = answer?.errors.deliveryEmail
  return (
    <Step
      name="ticketDelivery"
      number={number}
      total={total}
      heading={text('ticket-delivery-heading')}
      page={page}
      summary={text('ticket-delivery-summary', { email: page.deliveryEmail })}
    >
      <Form method="post" noValidate={useNoValidate()}>
        <Stack gap="x4">
          <Field
            id="checkout-deliveryEmail"
            label={text('ticket-delivery-email')}
            hint={text('ticket-delivery-description')}
            error={error}
            required
          >
            <EmailInput
              name="deliveryEmail"
              maxLength={120}
              autoFocus={Boolean(error)}
              defaultValue={page.deliveryEmail}
            />
          </Field>
          <UnansweredNotice />
          <div className={onward}>
            <Button name="intent" value="delivery" busy={busy}>
              {text('ticket-delivery-next')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Step>
  )
}

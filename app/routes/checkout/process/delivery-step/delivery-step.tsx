import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { Step, stepState } from '../step/step.tsx'

type DeliveryStepProps = { page: CheckoutPage; number: number; total: number; lastResult: SubmissionResult | null }

/** Where the tickets are sent. */
export const DeliveryStep = ({ page, number, total, lastResult }: DeliveryStepProps) => {
  const text = useText()
  const [form, { deliveryEmail }] = useForm<{ deliveryEmail: string }>({
    id: 'delivery',
    lastResult: page.open === 'ticketDelivery' ? lastResult : null,
    defaultValue: { deliveryEmail: page.delivery },
  })
  const busy = useNavigation().state !== 'idle'
  return (
    <Step
      name="ticketDelivery"
      number={number}
      total={total}
      heading={text('ticket-delivery-heading')}
      state={stepState('ticketDelivery', page)}
      summary={text('ticket-delivery-summary', { email: page.delivery })}
    >
      <Form method="post" {...getFormProps(form)}>
        <Stack gap="x4">
          <p>{text('ticket-delivery-description')}</p>
          <Field id="checkout-deliveryEmail" label={text('ticket-delivery-email')} error={deliveryEmail.errors} required>
            <Input name="deliveryEmail" type="email" autoComplete="email" defaultValue={deliveryEmail.initialValue} />
          </Field>
          <div>
            <Button name="intent" value="delivery" busy={busy}>
              {text('ticket-delivery-next')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Step>
  )
}

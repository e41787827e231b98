import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { formRefusal } from '#app/pages/form-refusal.ts'
import { openPage } from '#app/pages/open-page.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { againForm } from './again-form.server.ts'

type TicketsQuery = { email: string; orderNumber: string }
type Answer = { result: SubmissionResult; sent?: TicketsQuery }

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await openPage(args)
  return {
    ordersHref: authHref(tenantId, { screen: 'orders' }),
    title: venue.title(venue.text('order-again-page-title')),
    messages: venue.messages(['order']),
  }
}

/** The answer is the same whether there is such an order or not. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const submission = parseWithZod(await args.request.formData(), { schema: againForm(visit.venue.text) })
  if (submission.status !== 'success') return data<Answer>({ result: submission.reply() }, { status: 400 })
  try {
    await visit.api.orders.mailAgain({ body: submission.value })
    return data<Answer>({ result: submission.reply(), sent: submission.value })
  } catch (error) {
    const { status, sentence } = formRefusal(error, visit, {
      otherwise: 'order-again-failed',
      what: 'tickets again',
    })
    return data<Answer>({ result: submission.reply({ formErrors: [sentence] }) }, { status })
  }
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function TicketsAgain() {
  const { ordersHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const [form, { email, orderNumber }] = useForm<TicketsQuery>({ lastResult: answer?.result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage
      heading={text('order-again-heading')}
      intro={text('order-again-description')}
      further={<Link href={ordersHref}>{text('order-again-all')}</Link>}
    >
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {form.errors ? (
          <Notice tone="critical" live>
            {form.errors[0]}
          </Notice>
        ) : null}
        {answer?.sent ? (
          <Notice tone="positive" heading={text('order-again-sent-heading')} live>
            {text('order-again-sent', { email: answer.sent.email, number: answer.sent.orderNumber })}
          </Notice>
        ) : null}
        <Field id={email.id} label={text('order-again-email')} error={email.errors} required>
          <EmailInput name="email" defaultValue={email.initialValue} />
        </Field>
        <Field
          id={orderNumber.id}
          label={text('order-again-number')}
          hint={text('order-again-number-hint')}
          error={orderNumber.errors}
          required
        >
          <Input name="orderNumber" autoComplete="off" defaultValue={orderNumber.initialValue} />
        </Field>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text('order-again-send')}</Button>
        </div>
      </Form>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

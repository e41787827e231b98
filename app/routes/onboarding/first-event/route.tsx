import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { firstEvent } from '#app/rules/onboarding/first-event.ts'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { itemHref, venueHref } from '../parts/item-href.ts'
import { EventFields } from './event-fields.tsx'
import { eventForm } from './event-form.server.ts'
import { planFirstEvent } from './plan-first-event.server.ts'

/** A form for the first event of a venue: what visitors read, who pays what, and when it is. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, setup, url } = await requireVenueSetup(args)
  const { tenantId } = setup
  const facts = await desk.readFacts(person, tenantId)
  const planId = url.searchParams.get('plan')
  const plan = planId ? await desk.readPlan(person, { tenantId, id: planId }) : null
  if (!facts) throw new Response(null, { status: 404 })
  const { venue, hours } = facts.document
  return {
    title: setup.name,
    name: setup.name,
    venueHref: venueHref(tenantId),
    eventsHref: itemHref(tenantId, 'events'),
    currency: venue.currency,
    event:
      plan?.report.form ?? firstEvent({ locale: venue.locale, hours: hours.standard, today: facts.today }),
  }
}

type Answer = { result: SubmissionResult<string[]> }

/** Leads to the plan; what is wrong is said at its field. Adding and removing rows works without a script. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireVenueSetup(args)
  const submission = parseWithZod(await args.request.formData(), { schema: eventForm(visit.text) })
  if (submission.status !== 'success')
    return data<Answer>({ result: submission.reply() }, { status: submission.status === 'error' ? 400 : 200 })
  const { tenantId } = visit.setup
  const plan = await planFirstEvent(visit, { tenantId, form: submission.value })
  if (plan.ok) throw redirect(`/onboarding/venues/${encodeURIComponent(tenantId)}/plans/${plan.planId}`)
  const { fieldErrors, formErrors } = plan
  return data<Answer>({ result: submission.reply({ fieldErrors, formErrors }) }, { status: 422 })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function FirstEvent() {
  const { name, venueHref, eventsHref, currency, event } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm<EventForm>({
    lastResult: answer?.result,
    defaultValue: event,
  })
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-first-heading')}
        step="heading"
        eyebrow={text('onboarding-step', { step: 1 })}
        intro={text('onboarding-first-intro')}
        actions={
          <>
            <Link href={eventsHref}>{text('onboarding-first-sheet')}</Link>
            <Link href={venueHref}>{name}</Link>
          </>
        }
      />
      <Form method="post" {...getFormProps(form)}>
        {/* The first button is the one that Enter presses. */}
        <input type="submit" hidden />
        <Stack gap="x8">
          {form.errors ? (
            <Notice tone="critical" live>
              {form.errors.map(error => (
                <p key={error}>{error}</p>
              ))}
            </Notice>
          ) : null}
          <EventFields form={form} fields={fields} currency={currency} />
          <UnansweredNotice />
          <div>
            <Button busy={busy}>{text('onboarding-events-press')}</Button>
          </div>
        </Stack>
      </Form>
    </Page>
  )
}

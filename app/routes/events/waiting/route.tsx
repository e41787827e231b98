import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { formRefusal } from '#app/pages/form-refusal.ts'
import { openPage } from '#app/pages/open-page.ts'
import { askedDate, linkBase, todayOf } from '#app/pages/search-params.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { parseQuantity } from '#app/rules/tickets/quantity.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { MAX_PLACES, waitingForm } from './waiting-form.ts'

type Answer = { result: SubmissionResult; sentTo?: string }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { api, venue, url } = visit
  const id = args.params.eventId ?? ''
  const date = askedDate(url) ?? todayOf(visit)
  const answer = await api.events.template({ params: { eventTemplateId: id } }).catch(unlessMissing)
  if (!answer) throw data(null, { status: 404 })
  return {
    title: venue.title(venue.text('waiting-page-title')),
    messages: venue.messages(['waiting-list']),
    event: answer.payload.name,
    picture: answer.payload.images[0] ?? null,
    date: dateText({ date }, { pattern: 'long', locale: venue.locale }),
    eventHref: eventDetailHref(linkBase(visit), { eventId: id, date }),
  }
}

function unlessMissing(error: unknown): null {
  if (refusalOf(error)?.status === 404) return null
  throw error
}

/** The answer is the same whether somebody waits already or not. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const submission = parseWithZod(await args.request.formData(), { schema: waitingForm(visit.venue.text) })
  if (submission.status !== 'success') return data<Answer>({ result: submission.reply() }, { status: 400 })
  const { email, party } = submission.value
  const date = askedDate(visit.url) ?? todayOf(visit)
  const params = { eventTemplateId: args.params.eventId ?? '' }
  try {
    await visit.api.waitingList.join({ params, body: { email, party, date } })
    return data<Answer>({ result: submission.reply(), sentTo: email })
  } catch (error) {
    const refused = formRefusal(error, visit, { otherwise: 'auth-error', what: 'waiting list' })
    return data<Answer>(
      { result: submission.reply({ formErrors: [refused.sentence] }) },
      { status: refused.status },
    )
  }
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

/** Where one asks to be written to when an event that is sold out on a day has places again. */
export default function Waiting() {
  const { event, picture, date, eventHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  return (
    <NarrowPage heading={text('waiting-heading')} intro={text('waiting-introduction', { event, date })}>
      {picture ? <Picture picture={picture} shape="band" sizes="30rem" decorative /> : null}
      {answer?.sentTo ? (
        <Notice tone="positive" live>
          {text('waiting-sent', { email: answer.sentTo })}
        </Notice>
      ) : (
        <JoinForm result={answer?.result} />
      )}
      <div>
        <Link href={eventHref}>{text('waiting-back')}</Link>
      </div>
    </NarrowPage>
  )
}

const JoinForm = ({ result }: { result: SubmissionResult | undefined }) => {
  const [form, { email, party }] = useForm<{ email: string; party: string }>({ lastResult: result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={formClass} {...getFormProps(form)}>
      {form.errors ? (
        <Notice tone="critical" live>
          {form.errors[0]}
        </Notice>
      ) : null}
      <Field id={email.id} label={text('waiting-email')} error={email.errors} required>
        <EmailInput name="email" defaultValue={email.initialValue} />
      </Field>
      <Field id={party.id} label={text('waiting-party')} error={party.errors} required>
        <Stepper
          id={party.id}
          name="party"
          label={text('waiting-party')}
          increaseLabel={text('waiting-more')}
          decreaseLabel={text('waiting-fewer')}
          defaultValue={parseQuantity(party.initialValue ?? '2')}
          min={1}
          max={MAX_PLACES}
          invalid={Boolean(party.errors)}
          describedBy={party.errors ? `${party.id}-error` : undefined}
        />
      </Field>
      <UnansweredNotice />
      <div className={actionsClass}>
        <Button busy={busy}>{text('waiting-join')}</Button>
      </div>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

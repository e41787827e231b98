import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireOnboarding } from '#app/pages/require-onboarding.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { presets } from '#theme/presets/presets.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { currencies, zones } from '../parts/place-choices.server.ts'
import { createFromForm } from './create-from-form.server.ts'
import { NewVenueFields, type NewVenueText } from './new-venue-fields.tsx'
import { newVenueForm } from './new-venue-form.server.ts'

/** What a new venue may start from: a ready look, or the look and words of another venue of this person. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, text } = await requireOnboarding(args)
  const venues = await desk.listVenues(person)
  return {
    title: text('onboarding-new-heading'),
    zones: zones(),
    currencies: currencies(),
    presets: Object.entries(presets).map(([id, { name, note }]) => ({ value: `preset:${id}`, name, note })),
    venues: venues.map(({ tenantId, name }) => ({ value: `venue:${tenantId}`, name })),
  }
}

type Answer = { result: SubmissionResult<string[]> }

/** Makes the venue and leads to its list; whatever is wrong is said at its field, and all that was typed stays. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireOnboarding(args)
  const submission = parseWithZod(await args.request.formData(), { schema: newVenueForm(visit.text) })
  if (submission.status !== 'success') return data<Answer>({ result: submission.reply() }, { status: 400 })
  const made = await createFromForm(visit, submission.value)
  if ('tenantId' in made) {
    const isFromPage = ['page', 'files'].includes(submission.value.start)
    throw redirect(`/onboarding/venues/${made.tenantId}${isFromPage ? '/look' : ''}`)
  }
  const result = submission.reply({ fieldErrors: made.fields, formErrors: made.form })
  return data<Answer>({ result }, { status: made.status })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function NewVenue() {
  const choices = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const [form, fields] = useForm<NewVenueText>({
    lastResult: answer?.result,
    defaultValue: { start: 'page' },
  })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-new-heading')}
        step="heading"
        intro={text('onboarding-new-intro')}
        actions={<Link href="/onboarding">{text('onboarding-back')}</Link>}
      />
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <Stack gap="x6">
          {form.errors ? (
            <Notice tone="critical" live>
              {form.errors.map(error => (
                <p key={error}>{error}</p>
              ))}
            </Notice>
          ) : null}
          <NewVenueFields fields={fields} choices={choices} />
          <UnansweredNotice />
          <div>
            <Button busy={busy}>{text('onboarding-new-press')}</Button>
          </div>
        </Stack>
      </Form>
    </Page>
  )
}

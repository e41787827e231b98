import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** What goes when a venue is removed that visitors do not see yet, and what can be kept of it before. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, setup, text } = await requireVenueSetup(args)
  const { tenantId, name, isDraft } = setup
  const venueHref = `/onboarding/venues/${encodeURIComponent(tenantId)}`
  if (!isDraft) throw redirect(venueHref)
  return {
    title: text('onboarding-remove-heading', { name }),
    tenantId,
    name,
    venueHref,
    parts: (await desk.readParts(person, tenantId)) ?? { events: 0, starts: 0, pictures: 0, staff: 0 },
  }
}

/** Removes it where its address was typed, and leads to the list. */
export async function action(args: ActionFunctionArgs) {
  const { desk, person, setup } = await requireVenueSetup(args)
  const typed = String((await args.request.formData()).get('id') ?? '').slice(0, 100)
  const answer = await desk.removeDraft(person, { tenantId: setup.tenantId, typed })
  if (answer === 'removed' || answer === null)
    throw redirect(`/onboarding?${new URLSearchParams({ removed: setup.name })}`)
  return data({ refusal: answer, typed }, { status: answer === 'id' ? 422 : 409 })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function RemoveVenue() {
  const { tenantId, name, venueHref, parts } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ refusal: 'id' | 'open' | 'sold'; typed: string }>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const refusal = answer?.refusal
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-remove-heading', { name })}
        step="heading"
        intro={text('onboarding-remove-intro')}
        actions={<Link href={venueHref}>{name}</Link>}
      />
      <Form method="post">
        <Stack gap="x6">
          {refusal === 'open' || refusal === 'sold' ? (
            <Notice tone="critical" live>
              {text(`onboarding-remove-${refusal}`)}
            </Notice>
          ) : null}
          <p>{text('onboarding-remove-parts', parts)}</p>
          <p>
            <Link href={`${venueHref}/sheets/venue.xlsx`} download="">
              {text('onboarding-events-export')}
            </Link>
          </p>
          <Field
            id="id"
            label={text('onboarding-remove-id', { id: tenantId })}
            error={refusal === 'id' ? [text('onboarding-remove-id-bad', { id: tenantId })] : undefined}
            required
          >
            <Input
              name="id"
              defaultValue={answer?.typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <UnansweredNotice />
          <div>
            <Button busy={busy}>{text('onboarding-remove-press')}</Button>
          </div>
        </Stack>
      </Form>
    </Page>
  )
}

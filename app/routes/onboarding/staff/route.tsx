import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox, ChoiceGroup } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './staff.css.ts'
import { STAFF_ROLES, staffForm } from './staff-form.server.ts'
import { StaffList } from './staff-list.tsx'

/** Who may sign in at the venue, and to what. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, setup } = await requireVenueSetup(args)
  const { tenantId, name } = setup
  return {
    title: name,
    venue: name,
    venueHref: `/onboarding/venues/${encodeURIComponent(tenantId)}`,
    staff: (await desk.listStaff(person, tenantId)) ?? [],
    roles: [...STAFF_ROLES],
  }
}

type Answer = {
  result: SubmissionResult<string[]> | null
  /** the address at which the invited person chooses a password: shown this once */
  made: { email: string; link: string } | null
}

/** Invites somebody, or once more, or takes an invitation back. */
export async function action(args: ActionFunctionArgs) {
  const { desk, person, setup, text, url } = await requireVenueSetup(args)
  const { tenantId } = setup
  const sent = await args.request.formData()
  if (sent.get('intent') === 'withdraw') {
    await desk.withdrawInvitation(person, { tenantId, staffId: String(sent.get('staffId') ?? '') })
    throw redirect(url.pathname)
  }
  const submission = parseWithZod(sent, { schema: staffForm(text) })
  if (submission.status !== 'success')
    return data<Answer>({ result: submission.reply(), made: null }, { status: 400 })
  const invited = await desk.inviteStaff(person, { tenantId, ...submission.value })
  if (invited === null) throw new Response('venue-not-found', { status: 404, statusText: 'Not Found' })
  if (invited !== 'active')
    return data<Answer>({ result: null, made: { email: submission.value.email, link: invited.link } })
  const result = submission.reply({ fieldErrors: { email: [text('onboarding-staff-active-already')] } })
  return data<Answer>({ result, made: null }, { status: 409 })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function VenueStaff() {
  const { venue, venueHref, staff } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-item-staff')}
        step="heading"
        intro={text('onboarding-staff-intro')}
        actions={<Link href={venueHref}>{venue}</Link>}
      />
      <Stack gap="x8">
        {answer?.made ? <MadeLink {...answer.made} /> : null}
        <InvitationForm result={answer?.result ?? null} />
        <Section heading={text('onboarding-staff-list')} step="title">
          {staff.length > 0 ? <StaffList staff={staff} /> : <p>{text('onboarding-staff-empty')}</p>}
        </Section>
      </Stack>
    </Page>
  )
}

const MadeLink = ({ email, link }: { email: string; link: string }) => {
  const text = useText()
  return (
    <Notice tone="positive" live>
      <p>{text('onboarding-staff-link', { email })}</p>
      <p className={styles.link}>{link}</p>
    </Notice>
  )
}

type InvitationText = { email: string; name: string; roles: string[] }

const InvitationForm = ({ result }: { result: SubmissionResult<string[]> | null }) => {
  const { roles } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<InvitationText>({ lastResult: result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const chosen = fields.roles.initialValue
  return (
    <Section heading={text('onboarding-staff-invite')} step="title">
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <Stack gap="x6">
          <Field
            id={fields.email.id}
            label={text('onboarding-staff-email')}
            error={fields.email.errors}
            required
          >
            <Input
              name={fields.email.name}
              type="email"
              autoComplete="off"
              defaultValue={fields.email.initialValue}
            />
          </Field>
          <Field id={fields.name.id} label={text('onboarding-staff-name')} optional>
            <Input
              name={fields.name.name}
              autoComplete="off"
              maxLength={200}
              defaultValue={fields.name.initialValue}
            />
          </Field>
          <FieldGroup legend={text('onboarding-staff-roles')} error={fields.roles.errors}>
            <ChoiceGroup>
              {roles.map(role => (
                <Checkbox
                  key={role}
                  name={fields.roles.name}
                  value={role}
                  label={text(`onboarding-role-${role}`)}
                  defaultChecked={Array.isArray(chosen) ? chosen.includes(role) : chosen === role}
                />
              ))}
            </ChoiceGroup>
          </FieldGroup>
          <UnansweredNotice />
          <div>
            <Button busy={busy}>{text('onboarding-staff-press')}</Button>
          </div>
        </Stack>
      </Form>
    </Section>
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireEditor, requireRight } from '#app/pages/require-editor.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { HostList } from './host-list.tsx'
import * as styles from './hosts.css.ts'
import { type HostPress, pressHost } from './press-host.server.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The names that the shop of this venue stands at. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'publish')
  const { api, venue } = visit
  return {
    title: venue.title(venue.text('hosts-heading')),
    messages: venue.messages(['editor', 'venue-settings', 'venue-hosts']),
    ...(await api.venueHosts.list()).payload,
  }
}

/** One press: a name is entered, looked at, chosen or removed. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'publish')
  const { status, ...answer } = await pressHost(visit, await args.request.formData())
  return data(answer, { status })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Hosts() {
  const { hosts, target } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Omit<HostPress, 'status'>>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('hosts-heading')}
      intro={text('hosts-intro')}
      page="hosts"
      problem={answer?.error || undefined}
    >
      {hosts.length > 0 ? <HostList hosts={hosts} target={target} /> : <p>{text('hosts-none')}</p>}
      <NewHost key={hosts.length} answer={answer} />
    </EditorScreen>
  )
}

const NewHost = ({ answer }: { answer: Omit<HostPress, 'status'> | undefined }) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.form} noValidate>
      <Field
        label={text('hosts-field')}
        hint={text('hosts-field-hint')}
        error={answer?.fieldError || undefined}
        className={styles.field}
      >
        <Input
          name="name"
          defaultValue={answer?.typed}
          maxLength={300}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          autoFocus={Boolean(answer?.fieldError)}
        />
      </Field>
      <Button name="intent" value="add" busy={busy}>
        {text('hosts-add')}
      </Button>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

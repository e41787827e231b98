import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { SHEET_KINDS, SHEETS } from '#app/rules/venues/sheet-columns.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './events.css.ts'
import { FaultTable } from './fault-table.tsx'
import { ImportList } from './import-list.tsx'
import { readMendHint } from './mend-hint.server.ts'
import { MendNotice } from './mend-notice.tsx'
import { readImports } from './read-imports.server.ts'
import { planFromForm, type UploadAnswer } from './upload.server.ts'

/** Events, prices and times: a spreadsheet to download, and to upload again. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVenueSetup(args)
  const { setup, url } = visit
  const venueHref = `/onboarding/venues/${encodeURIComponent(setup.tenantId)}`
  return {
    title: setup.name,
    name: setup.name,
    isFirst: setup.checklist.items.some(({ item, isDone }) => item === 'events' && !isDone),
    venueHref,
    hint: readMendHint(url),
    imports: await readImports(visit),
    sheets: SHEET_KINDS.map(kind => {
      const { name } = SHEETS[kind]
      return { name, href: `${venueHref}/sheets/${name.toLowerCase().replace(/ /g, '-')}.csv` }
    }),
  }
}

/** Leads to the plan, or says what is wrong with the file. Nothing of the venue is written here. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireVenueSetup(args)
  const { tenantId } = visit.setup
  const result = await planFromForm(visit, { tenantId, form: await args.request.formData() })
  if (result.ok) throw redirect(`/onboarding/venues/${encodeURIComponent(tenantId)}/plans/${result.planId}`)
  return data<UploadAnswer>(result.answer, { status: 422 })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function VenueEvents() {
  const { name, venueHref, sheets, isFirst, hint, imports } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<UploadAnswer>()
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-item-events')}
        step="heading"
        eyebrow={text('onboarding-step', { step: 1 })}
        intro={text('onboarding-events-intro')}
        actions={<Link href={venueHref}>{name}</Link>}
      />
      <Stack gap="x12">
        {answer && answer.faults.length > 0 ? <FaultTable {...answer} key={JSON.stringify(answer)} /> : null}
        {hint ? <MendNotice hint={hint} sheets={sheets} /> : null}
        {isFirst ? <FormLink venueHref={venueHref} isNext /> : null}
        <Downloads venueHref={venueHref} sheets={sheets} />
        <UploadForm error={answer?.error} />
        {isFirst ? null : <FormLink venueHref={venueHref} />}
        {imports.length > 0 ? <ImportList imports={imports} /> : null}
      </Stack>
    </Page>
  )
}

type FormLinkProps = { venueHref: string; isNext?: boolean }

/** One event by a form: the quickest way to the first one, so that it stands first where there is none. */
const FormLink = ({ venueHref, isNext = false }: FormLinkProps) => {
  const text = useText()
  return (
    <Section heading={text('onboarding-events-form')} step="title">
      <div className={styles.downloads}>
        <ButtonLink tone={isNext ? 'primary' : 'secondary'} href={`${venueHref}/events/first`}>
          {text('onboarding-events-form-press')}
        </ButtonLink>
        <p className={styles.hint}>{text('onboarding-events-form-hint')}</p>
      </div>
    </Section>
  )
}

type DownloadsProps = { venueHref: string; sheets: readonly { name: string; href: string }[] }

const Downloads = ({ venueHref, sheets }: DownloadsProps) => {
  const text = useText()
  return (
    <Section heading={text('onboarding-events-get')} step="title">
      <Stack gap="x4">
        {(['template', 'export'] as const).map(kind => (
          <div key={kind} className={styles.downloads}>
            <ButtonLink
              tone="secondary"
              href={`${venueHref}/sheets/${kind === 'export' ? 'venue' : kind}.xlsx`}
              download=""
            >
              {text(`onboarding-events-${kind}`)}
            </ButtonLink>
            <p className={styles.hint}>{text(`onboarding-events-${kind}-hint`)}</p>
          </div>
        ))}
        <Disclosure summary={text('onboarding-events-csv')}>
          <div className={styles.files}>
            {sheets.map(({ name, href }) => (
              <Link key={href} href={href} download="">
                {text('onboarding-events-csv-of', { sheet: name })}
              </Link>
            ))}
          </div>
        </Disclosure>
      </Stack>
    </Section>
  )
}

const UploadForm = ({ error }: { error: string | undefined }) => {
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Section heading={text('onboarding-events-upload')} step="title">
      <Form method="post" encType="multipart/form-data">
        <Stack gap="x6">
          <Field
            id="files"
            label={text('onboarding-events-files')}
            hint={text('onboarding-events-files-hint')}
            error={error ? [error] : undefined}
            required
          >
            <FileInput name="files" multiple accept=".xlsx,.csv,.tsv,.txt,.json" />
          </Field>
          <UnansweredNotice />
          <div>
            <Button busy={busy}>{text('onboarding-events-press')}</Button>
          </div>
        </Stack>
      </Form>
    </Section>
  )
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { otherVenuesOfEditor, requireEditor } from '#app/pages/require-editor.ts'
import { sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { Select, TextArea } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import * as styles from './exchange.css.ts'
import { ExchangePlanSection } from './exchange-plan.tsx'
import { type ExchangeAnswer, pressExchange } from './press-exchange.server.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The files to take along, and the venues to take a theme from. */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await requireEditor(args)
  const base = `/editor/${encodeURIComponent(tenantId)}`
  const others = await otherVenuesOfEditor(args)
  return {
    title: venue.title(venue.text('exchange-heading')),
    messages: venue.messages(['editor', 'exchange', 'versions']),
    composerHref: `${base}/composer`,
    files: (['tokens', 'design-md', 'brand-yml'] as const).map(format => ({
      format,
      href: `${base}/exchange/${format}`,
    })),
    others: others.map(({ tenantId: id, name }) => ({ id, name })),
  }
}

/** A plan, the plan applied, or that undone; what is in the draft is never changed by a plan. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  const [form, others] = await Promise.all([args.request.formData(), otherVenuesOfEditor(args)])
  const { answer, status } = await pressExchange(visit, { form, others })
  return data(answer, { status })
}

export const clientAction = sendOrStay
/** Files and venues stay the same. */
export const shouldRevalidate = () => false

export default function Exchange() {
  const { files } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<ExchangeAnswer>()
  const text = useText()
  return (
    <EditorScreen heading={text('exchange-heading')} intro={text('exchange-intro')} page="exchange">
      <AnswerNotice answer={answer} />
      {answer?.kind === 'plan' ? (
        <ExchangePlanSection key={JSON.stringify(answer.plan.chosen)} plan={answer.plan} />
      ) : null}
      <Section heading={text('exchange-out')} step="title">
        <p className={styles.hint}>{text('exchange-out-hint')}</p>
        <ul className={styles.files}>
          {files.map(({ format, href }) => (
            <li key={format} className={styles.file}>
              <Link href={href} download="">
                {text(`exchange-${format}`)}
              </Link>
              <span className={styles.hint}>{text(`exchange-${format}-hint`)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <SourceForm refused={answer?.kind === 'refused' ? answer : undefined} />
    </EditorScreen>
  )
}

const AnswerNotice = ({ answer }: { answer: ExchangeAnswer | undefined }) => {
  const { composerHref } = useLoaderData<typeof loader>()
  const text = useText()
  if (answer?.kind === 'undone')
    return (
      <Notice tone="positive" live>
        {text('exchange-undone')}
      </Notice>
    )
  if (answer?.kind === 'failed')
    return (
      <Notice tone="critical" live>
        {answer.error}
      </Notice>
    )
  if (answer?.kind !== 'applied') return null
  return (
    <Notice
      tone="positive"
      live
      actions={
        <Form method="post" className={styles.actions}>
          <Link href={composerHref}>{text('exchange-look')}</Link>
          <input type="hidden" name="seen" value={answer.revision} />
          <input type="hidden" name="before" value={answer.before} />
          <Button name="intent" value="undo" tone="secondary">
            {text('exchange-undo')}
          </Button>
        </Form>
      }
    >
      {text('exchange-applied')}
    </Notice>
  )
}

const SourceForm = ({ refused }: { refused: { error: string; text: string } | undefined }) => {
  const { others } = useLoaderData<typeof loader>()
  const text = useText()
  const busy = useNavigation().formData?.get('intent') === 'plan'
  return (
    <Section heading={text('exchange-in')} step="title">
      <Form method="post" encType="multipart/form-data" className={styles.form} key={refused?.error}>
        <Field label={text('exchange-file')} hint={text('exchange-file-hint')} error={refused?.error}>
          <FileInput name="file" accept=".json,.tokens,.md,.yml,.yaml,.txt" autoFocus={Boolean(refused)} />
        </Field>
        <Field label={text('exchange-text')}>
          <TextArea
            name="text"
            rows={8}
            className={styles.pasted}
            defaultValue={refused?.text}
            spellCheck={false}
          />
        </Field>
        {others.length > 0 ? (
          <Field label={text('exchange-venue')}>
            <Select name="venue">
              <option value="">{text('exchange-venue-none')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <div>
          <Button name="intent" value="plan" busy={busy}>
            {text('exchange-plan')}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

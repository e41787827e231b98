import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireWordsEditor } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { savedAddress } from '../parts/saved-address.ts'
import { UndoEdit } from '../parts/undo-edit.tsx'
import * as styles from './legal.css.ts'
import { LEGAL_PAGES, type LegalReference } from './legal-fields.ts'
import { type LegalAnswer, legalPage, saveLegal } from './legal-page.server.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

const pageIn = (url: URL) => LEGAL_PAGES.find(page => page === url.searchParams.get('page')) ?? 'terms'

/** The words of the terms, or of the privacy policy. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireWordsEditor(args)
  const { venue, tenantId, url } = visit
  const base = `/editor/${encodeURIComponent(tenantId)}`
  return {
    title: venue.title(venue.text('legal-edit-heading')),
    messages: venue.messages(['editor', 'venue-settings']),
    versionsHref: `${base}/versions#draft`,
    pages: LEGAL_PAGES.map(page => ({ page, href: `${base}/legal?page=${page}` })),
    isSaved: url.searchParams.has('saved'),
    edit: numberParam(url, 'saved'),
    ...(await legalPage(visit, pageIn(url))),
  }
}

/** Saves the words in the draft, and leads back here. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireWordsEditor(args)
  const page = pageIn(visit.url)
  const saved = await saveLegal(visit, { page, form: await args.request.formData() })
  if ('answer' in saved) return data(saved.answer, { status: saved.status })
  throw redirect(savedAddress(visit.url, { ...saved, query: { page } }))
}

export const clientAction = sendOrStay
export const shouldRevalidate = (change: Parameters<typeof reloadsPage>[0]) =>
  change.currentUrl.href !== change.nextUrl.href || reloadsPage(change)

export default function Legal() {
  const { versionsHref, isSaved, edit, pages, page, seen } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<LegalAnswer>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('legal-edit-heading')}
      intro={text('legal-edit-intro')}
      page="legal"
      saved={isSaved && text('legal-edit-saved')}
      savedActions={
        <>
          {edit && <UndoEdit number={edit} isOfPart />}
          <Link href={versionsHref}>{text('legal-edit-versions')}</Link>
        </>
      }
      problem={answer?.error}
    >
      <nav className={styles.pages} aria-label={text('legal-edit-page')}>
        {pages.map(({ page: name, href }) => (
          <Link
            key={name}
            href={href}
            className={styles.page}
            aria-current={name === page ? 'page' : undefined}
          >
            {text(`legal-edit-${name}`)}
          </Link>
        ))}
      </nav>
      <LegalForm key={`${page} ${seen}`} answer={answer} />
    </EditorScreen>
  )
}

type Word = { reference: LegalReference; value: string }
type FieldProps = Word & { label: string; isLong: boolean; answer: LegalAnswer | undefined }

const LegalForm = ({ answer }: { answer: LegalAnswer | undefined }) => {
  const { seen, lines, parts } = useLoaderData<typeof loader>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="seen" value={seen} />
      {lines.map(line => (
        <LegalField
          key={line.reference}
          {...line}
          label={text(line.reference.endsWith('date') ? 'legal-edit-date' : 'legal-edit-title')}
          isLong={false}
          answer={answer}
        />
      ))}
      <p className={styles.hint}>{text('legal-edit-body-hint')}</p>
      {parts.map(({ heading, body }) => (
        <fieldset key={heading.reference} className={styles.part} aria-label={heading.value}>
          <LegalField {...heading} label={text('legal-edit-part')} isLong={false} answer={answer} />
          {body ? <LegalField {...body} label={text('legal-edit-body')} isLong answer={answer} /> : null}
        </fieldset>
      ))}
      <div>
        <Button busy={busy}>{text('legal-edit-save')}</Button>
      </div>
    </Form>
  )
}

const LegalField = ({ reference, value, label, isLong, answer }: FieldProps) => {
  const text = useText()
  const [first] = Object.keys(answer?.errors ?? {})
  const isOther = answer?.isMoved && answer.values[reference] !== value
  const field = {
    name: reference,
    defaultValue: answer?.values[reference] ?? value,
    autoFocus: reference === first,
  }
  return (
    <Field
      label={label}
      hint={
        isOther ? text('settings-stored', { value: value || text('settings-stored-nothing') }) : undefined
      }
      error={answer?.errors[reference]}
    >
      {isLong ? <TextArea rows={6} {...field} /> : <Input {...field} />}
    </Field>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { openPage } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Progress } from '#app/ui/progress/progress.tsx'
import { ProseText } from '#app/ui/rich-text/prose-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AnsweredForms } from './answered-forms/answered-forms.tsx'
import { AskedFor } from './asked-for/asked-for.tsx'
import { FormField } from './form-field/form-field.tsx'
import type { FormsAnswer, FormsPage, FormToAnswer } from './form-model.ts'
import * as styles from './forms.css.ts'
import { submitForm } from './forms-action.server.ts'
import { loadFormsPage } from './forms-page.server.ts'
import { readCart } from './read-cart.server.ts'
import { useNewFormFocus, useRefusalFocus } from './use-form-focus.ts'
import { useReportedResponse } from './use-reported-response.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  const cart = await readCart(visit)
  return {
    page: cart && (await loadFormsPage(visit, cart)),
    eventsHref: eventsListHref(linkBase(visit)),
    title: venue.title(venue.text('forms-page-title')),
    messages: venue.messages(['forms', 'tickets', 'cart']),
  }
}

export async function action(args: ActionFunctionArgs) {
  return submitForm(await openPage(args), args.request)
}

/** Offline, what was answered stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Forms() {
  const { page } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<FormsAnswer>()
  const heading = useNewFormFocus(page?.form?.formId ?? null)
  useReportedResponse()
  return (
    <Page>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        {page ? <Answering page={page} answer={answer} /> : <NothingOrdered />}
      </div>
    </Page>
  )
}

const Answering = ({ page, answer }: { page: FormsPage; answer: FormsAnswer | undefined }) =>
  page.form ? (
    <div className={styles.columns}>
      <FormHead form={page.form} />
      <div className={styles.aside}>
        <AskedFor items={page.form.items} />
        <AnsweredForms forms={page.answered} />
      </div>
      <AnswerForm key={page.form.formId} form={page.form} answer={answer} orderHref={page.orderHref} />
    </div>
  ) : (
    <AllAnswered page={page} />
  )

const FormHead = ({ form }: { form: FormToAnswer }) => {
  const text = useText()
  const { x, y } = form
  return (
    <div className={styles.head}>
      {y > 1 ? (
        <Progress
          value={x}
          max={y}
          words={text('forms-step', { x, y })}
          label={text('forms-step-label', { x, y })}
        />
      ) : (
        <VisuallyHidden>{text('forms-step', { x, y })}</VisuallyHidden>
      )}
      <PageHeader
        heading={form.name}
        step="heading"
        eyebrow={y > 1 ? text('forms-page-heading') : null}
        intro={form.description.length > 0 ? <ProseText blocks={form.description} /> : null}
      />
    </div>
  )
}

type AnswerFormProps = { form: FormToAnswer; answer: FormsAnswer | undefined; orderHref: string }

const AnswerForm = ({ form, answer, orderHref }: AnswerFormProps) => {
  const text = useText()
  const { formMethod } = useNavigation()
  const saving = formMethod === 'POST'
  const element = useRef<HTMLFormElement>(null)
  const { track } = useAnalytics()
  useRefusalFocus(element, { answer, saving })
  const { given, files } = answer?.typed ?? form.typed
  return (
    <Form method="post" encType="multipart/form-data" ref={element} noValidate className={styles.form}>
      <input type="hidden" name="formId" value={form.formId} />
      {answer ? (
        <Notice tone="critical" live>
          {answer.notice}
        </Notice>
      ) : null}
      {form.isOptional ? <p>{text('forms-optional')}</p> : null}
      {form.fields.map(question => (
        <FormField
          key={question.id}
          question={question}
          given={given[question.id] ?? { chosen: [], other: '' }}
          file={files[question.id]}
          errors={answer?.errors ?? {}}
        />
      ))}
      <UnansweredNotice />
      <div className={styles.actions}>
        <Button busy={saving}>{text('forms-continue')}</Button>
        <ButtonLink tone="quiet" href={orderHref} onClick={() => track('Forms::Cancel')}>
          {text('forms-cancel')}
        </ButtonLink>
      </div>
      <BusyDialog open={saving} heading={text('forms-saving-title')} words={text('forms-saving')} />
    </Form>
  )
}

/** Nothing is left to answer (ORD-058). */
const AllAnswered = ({ page }: { page: FormsPage }) => {
  const text = useText()
  return (
    <div className={styles.doneMark}>
      <PageHeader heading={text('forms-complete-heading')} step="heading" intro={text('forms-complete')} />
      <div className={styles.actions}>
        <ButtonLink href={page.checkoutHref}>{text('forms-complete-button')}</ButtonLink>
        <ButtonLink tone="secondary" href={page.orderHref}>
          {text('forms-back')}
        </ButtonLink>
      </div>
      <div className={styles.doneForms}>
        <AnsweredForms forms={page.answered} />
      </div>
    </div>
  )
}

const NothingOrdered = () => {
  const text = useText()
  const { eventsHref } = useLoaderData<typeof loader>()
  return (
    <div className={styles.doneMark}>
      <PageHeader heading={text('forms-page-heading')} step="heading" intro={text('tickets-empty')} />
      <ButtonLink href={eventsHref}>{text('tickets-empty-link')}</ButtonLink>
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

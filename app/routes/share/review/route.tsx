import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type SerializeFrom,
} from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import type { RemarkPayload } from '#app/contract/draft-review.ts'
import { momentText } from '#app/pages/moment-text.ts'
import { openPage } from '#app/pages/open-page.ts'
import { draftReviewHref } from '#app/rules/links/draft-links.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { DifferenceGroups } from '#app/shell/theme-difference/difference-groups.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { drawPictures } from '#editor/difference/draw-pictures.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { pressReview, type ReviewErrors } from './press-review.server.ts'
import * as styles from './review.css.ts'
import { reviewDifference } from './review-difference.server.ts'

export const headers = () => ({ 'Cache-Control': 'no-store' })

/** What was said of a draft by this link, and whether it is approved. Without the link there is no draft (404): the page says how to come to one. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { api, venue, tenantId, session } = visit
  const review = (await api.draftReview.get()).payload
  const messages = venue.messages(['draft-review', 'versions'])
  if (!review)
    return data(
      { title: venue.title(venue.text('draft-unopened-heading')), messages, review: null },
      { status: 404 },
    )
  const { hash, mayReview, approvedBy, remarks, endsAt } = review
  const difference = mayReview ? await reviewDifference(visit) : null
  const shown = {
    difference,
    hash,
    mayReview,
    approvedBy,
    name: session.review?.name ?? '',
    ends: momentText(endsAt, venue),
    pageHref: eventsListHref({ tenantId }),
    remarks: remarks.map(remark => ({ ...remark, moment: momentText(remark.createdAt, venue) })),
  }
  return data({ title: venue.title(venue.text('draft-heading')), messages, review: shown })
}

type Answer = { done: boolean; error: string | null; errors: ReviewErrors; values: ReviewErrors }

/** One press: a remark is pinned, or the draft approved. From the line above a page the answer stays there. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const form = await args.request.formData()
  const press = await pressReview(visit, form)
  if (!press.done) return data(press, { status: press.status })
  const { session, tenantId } = visit
  const review = session.review && { ...session.review, name: press.name }
  const cookie = await visit.commit({ ...session, review })
  if (form.get('intent') === 'pin')
    return data({ done: true, name: press.name, error: null, errors: {}, values: {} }, { headers: cookie })
  throw redirect(draftReviewHref(tenantId), { headers: cookie })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function ReviewScreen() {
  const { review } = useLoaderData<typeof loader>()
  const text = useText()
  return review ? (
    <DraftReview {...review} />
  ) : (
    <NarrowPage heading={text('draft-unopened-heading')} intro={text('draft-unopened')}>
      {null}
    </NarrowPage>
  )
}

type ReviewProps = NonNullable<SerializeFrom<typeof loader>['review']>

const DraftReview = (props: ReviewProps) => {
  const { mayReview, approvedBy, name, hash, ends, pageHref, remarks, difference } = props
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  return (
    <Page width="reading">
      <div className={styles.screen}>
        <PageHeader
          heading={text('draft-heading')}
          intro={text('draft-intro', { date: ends })}
          actions={
            <ButtonLink tone="secondary" href={pageHref}>
              {text('draft-look')}
            </ButtonLink>
          }
        />
        <UnansweredNotice />
        {answer?.error ? (
          <Notice tone="critical" live>
            {answer.error}
          </Notice>
        ) : null}
        {mayReview ? (
          <>
            {difference ? <Changes {...difference} /> : null}
            <Approval approvedBy={approvedBy} hash={hash} name={name} answer={answer} />
            <Remarks remarks={remarks} />
            <RemarkForm page={pageHref} name={name} answer={answer} />
          </>
        ) : (
          <Notice>{text('draft-guest')}</Notice>
        )}
      </div>
    </Page>
  )
}

type ChangesProps = NonNullable<Awaited<ReturnType<typeof reviewDifference>>>

const Changes = ({ rows, pictures }: ChangesProps) => (
  <Section heading={useText()('draft-changes-heading')} id="changes">
    <DifferenceGroups rows={rows} below={drawPictures(pictures)} />
  </Section>
)

type FormProps = { name: string; answer: Answer | undefined }

const Approval = ({ approvedBy, hash, ...form }: FormProps & { approvedBy: string | null; hash: string }) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Section heading={text('draft-approve-heading')} id="approval">
      {approvedBy === null ? (
        <Form method="post" className={styles.form}>
          <p>{text('draft-approve-hint')}</p>
          <input type="hidden" name="hash" value={hash} />
          <NameField {...form} />
          <div>
            <Button name="intent" value="approve" busy={busy}>
              {text('draft-approve')}
            </Button>
          </div>
        </Form>
      ) : (
        <Notice tone="positive">{text('draft-approved', { name: approvedBy })}</Notice>
      )}
    </Section>
  )
}

const NameField = ({ name, answer }: FormProps) => (
  <Field label={useText()('draft-name')} error={answer?.errors.name} required>
    <Input name="name" maxLength={80} autoComplete="name" defaultValue={answer?.values.name ?? name} />
  </Field>
)

type ShownRemark = RemarkPayload & { moment: string }

const Remarks = ({ remarks }: { remarks: readonly ShownRemark[] }) => {
  const text = useText()
  return (
    <Section heading={text('draft-remarks-heading')} id="remarks">
      {remarks.length === 0 ? <p>{text('draft-remarks-none')}</p> : null}
      <ul className={styles.list}>
        {remarks.map(({ id, words, body, name, moment, createdAt, isResolved }) => (
          <li key={id}>
            {words ? <p className={styles.foot}>{text('draft-remark-on', { words })}</p> : null}
            <p className={styles.body}>{body}</p>
            <p className={styles.foot}>
              <time dateTime={createdAt}>{text('draft-remark-by', { name, date: moment })}</time>
              {isResolved ? <Tag tone="positive">{text('draft-remark-resolved')}</Tag> : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const RemarkForm = ({ page, ...form }: FormProps & { page: string }) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.form} key={form.answer ? 'answered' : 'new'}>
      <input type="hidden" name="page" value={page} />
      <NameField {...form} />
      <Field label={text('draft-remark')} error={form.answer?.errors.body} required>
        <TextArea name="body" maxLength={2000} defaultValue={form.answer?.values.body} />
      </Field>
      <div>
        <Button tone="secondary" name="intent" value="remark" busy={busy}>
          {text('draft-remark-send')}
        </Button>
      </div>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

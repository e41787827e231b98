import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { ModeratedReview } from '#app/contract/reviews.ts'
import { requireEditor } from '#app/pages/require-editor.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import * as styles from './reviews.css.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

async function requireModerator(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  if (mayDo(visit.staff.roles, 'moderate')) return visit
  throw new Response('staff-not-allowed', { status: 403, statusText: 'Forbidden' })
}

/** All reviews of the venue, newest first, with the hidden ones and why they are hidden. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, venue, url } = await requireModerator(args)
  const page = Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1)
  const { list, pages, total } = (await api.reviews.listAll({ query: { page } })).payload
  const pageHref = (number: number) =>
    number >= 1 && number <= pages ? addressWith(url, { page: String(number) }) : null
  return {
    title: venue.title(venue.text('editor-reviews')),
    messages: venue.messages(['editor', 'reviews']),
    total,
    reviews: list.map(review => ({
      ...review,
      written: dateText({ date: review.createdOn }, { pattern: 'review', locale: venue.locale }),
    })),
    newerHref: pageHref(page - 1),
    olderHref: pageHref(page + 1),
  }
}

type Answer = { reviewId: string; error: string }

/** Hides a review with its reason, or shows it again; then the list as it is now. */
export async function action(args: ActionFunctionArgs) {
  const { api, venue, url } = await requireModerator(args)
  const form = await args.request.formData()
  const reviewId = String(form.get('reviewId') ?? '')
  const reason = String(form.get('reason') ?? '')
    .trim()
    .slice(0, 200)
  const isHiding = form.get('intent') === 'hide'
  if (isHiding && !reason)
    return data(refused(reviewId, venue.text('editor-reviews-reason-missing')), { status: 400 })
  const body = isHiding ? { status: 'hidden' as const, reason } : { status: 'published' as const }
  const answer = await api.reviews.moderate({ params: { reviewId }, body }).catch(refusalOf)
  if (!answer || !('payload' in answer))
    return data(refused(reviewId, venue.text('editor-reviews-failed')), { status: answer?.status ?? 500 })
  throw redirect(`${url.pathname}${url.search}#review-${reviewId}`)
}

const refused = (reviewId: string, error: string): Answer => ({ reviewId, error })

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function ModerateReviews() {
  const { reviews, total, newerHref, olderHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('editor-reviews')}
      intro={text('editor-reviews-intro', { count: total })}
      page="reviews"
    >
      <ul className={styles.list}>
        {reviews.map(review => (
          <li key={review.id} id={`review-${review.id}`} className={styles.entry}>
            <Entry review={review} error={answer?.reviewId === review.id ? answer.error : undefined} />
          </li>
        ))}
      </ul>
      <nav className={styles.row} aria-label={text('editor-reviews')}>
        {newerHref ? (
          <ButtonLink tone="secondary" href={newerHref}>
            {text('editor-reviews-newer')}
          </ButtonLink>
        ) : null}
        {olderHref ? (
          <ButtonLink tone="secondary" href={olderHref}>
            {text('editor-reviews-older')}
          </ButtonLink>
        ) : null}
      </nav>
    </EditorScreen>
  )
}

type EntryProps = { review: ModeratedReview & { written: string }; error: string | undefined }

const Entry = ({ review, error }: EntryProps) => {
  const text = useText()
  const { id, rating, title, comment, author, written, createdOn, eventName, status, hiddenReason } = review
  const name = title || author
  return (
    <article className={styles.review}>
      <div className={styles.words}>
        <div className={styles.row}>
          <Stars rating={rating} label={text('reviews-stars', { count: rating })} />
          {status === 'hidden' ? <Tag tone="warning">{text('editor-reviews-hidden')}</Tag> : null}
        </div>
        <Heading level={2} step="lead">
          {title || eventName}
        </Heading>
        {comment ? <p className={styles.comment}>{comment}</p> : null}
        <p className={styles.foot}>
          <span>{author}</span> <time dateTime={createdOn}>{written}</time> <span>{eventName}</span>
        </p>
        {hiddenReason ? <p>{text('editor-reviews-why', { reason: hiddenReason })}</p> : null}
      </div>
      {status === 'hidden' ? (
        <PressForm reviewId={id} intent="show" name={name} />
      ) : (
        <details className={styles.hide} open={error !== undefined}>
          <summary className={styles.summary}>
            {text('editor-reviews-hide-open')}
            <VisuallyHidden>{name}</VisuallyHidden>
          </summary>
          <PressForm reviewId={id} intent="hide" name={name}>
            <Field label={text('editor-reviews-reason')} error={error} required>
              <Input name="reason" maxLength={200} autoComplete="off" />
            </Field>
          </PressForm>
        </details>
      )}
    </article>
  )
}

type PressFormProps = { reviewId: string; intent: 'hide' | 'show'; name: string; children?: ReactNode }

const PressForm = ({ reviewId, intent, name, children }: PressFormProps) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="reviewId" value={reviewId} />
      {children}
      <Button
        tone="secondary"
        name="intent"
        value={intent}
        busy={busy}
        aria-label={text(`editor-reviews-${intent}-name`, { name })}
      >
        {text(`editor-reviews-${intent}`)}
      </Button>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'

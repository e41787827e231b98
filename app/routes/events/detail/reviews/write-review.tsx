import type { SubmissionResult } from '@conform-to/react'
import { Form, useLocation, useNavigation } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { StarInput } from '#app/ui/stars/stars.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './event-reviews.css.ts'

type OwnReview = { id: string | null; rating: number | null; title: string; comment: string }

/** What somebody with an invitation may do: sign in, open the form, fill it, or read the thanks. */
export type WriteReviewProps =
  | { state: 'sign-in'; href: string }
  | { state: 'gone' }
  | { state: 'hidden'; href: string; isOwn: boolean }
  | { state: 'shown'; review: OwnReview; cancelHref: string }
  | { state: 'complete'; editHref: string }

export const WriteReview = (props: WriteReviewProps) => {
  const text = useText()
  switch (props.state) {
    case 'sign-in':
      return (
        <Notice actions={<ButtonLink href={props.href}>{text('reviews-form-sign-in-link')}</ButtonLink>}>
          {text('reviews-form-sign-in')}
        </Notice>
      )
    case 'gone':
      return <NoticeLine>{text('reviews-invitation-gone')}</NoticeLine>
    case 'hidden':
      return (
        <ButtonLink href={props.href} keepScroll className={styles.open}>
          {text(props.isOwn ? 'reviews-form-edit-heading' : 'reviews-form-open')}
        </ButtonLink>
      )
    case 'shown':
      return <ReviewForm {...props} />
    case 'complete':
      return <Thanks {...props} />
  }
}

const Thanks = ({ editHref }: { editHref: string }) => {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  // The form that was pressed is gone, and the focus with it.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.thanks}>
      <Notice
        tone="positive"
        live
        actions={
          <ButtonLink href={editHref} keepScroll tone="secondary" size="small">
            {text('reviews-edit')}
          </ButtonLink>
        }
      >
        {text('reviews-thanks')}
      </Notice>
    </div>
  )
}

type ReviewFormProps = Extract<WriteReviewProps, { state: 'shown' }>

/** The form itself; what it lacks is said before anything is sent (MEM-214). */
const ReviewForm = ({ review, cancelHref }: ReviewFormProps) => {
  const text = useText()
  const { answer } = useServerAnswer<{ result: SubmissionResult }>()
  const [isUnrated, setUnrated] = useState(false)
  const place = useRef<HTMLElement>(null)
  const headingId = useId()
  const { search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  const { initialValue: sent, error } = answer?.result ?? {}
  const rating = Number(sent ? sent.rating : review.rating) || undefined
  const ratingError = isUnrated ? text('reviews-form-rating-error') : error?.rating
  const errors = error?.['']
  // It was opened by a link that is gone: the focus goes on to the first question.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (ratingError) focusRating(place.current)
  }, [ratingError])
  const checkRating = (event: FormEvent<HTMLFormElement>) => {
    const isRated = new FormData(event.currentTarget).has('rating')
    setUnrated(!isRated)
    if (isRated) return
    event.preventDefault()
    focusRating(event.currentTarget)
  }
  return (
    <section
      ref={place}
      id="write-review"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.writing}
    >
      <Heading level={2} id={headingId}>
        {text(review.id ? 'reviews-form-edit-heading' : 'reviews-form-heading')}
      </Heading>
      <Form
        method="post"
        action={search}
        preventScrollReset
        noValidate
        className={styles.form}
        onSubmit={checkRating}
        onChange={() => setUnrated(false)}
      >
        {errors ? (
          <Notice tone="critical" live>
            {errors[0]}
          </Notice>
        ) : null}
        {review.id ? <input type="hidden" name="id" value={review.id} /> : null}
        <StarInput
          legend={text('reviews-form-rating')}
          name="rating"
          defaultValue={rating}
          labelOf={count => text('reviews-stars', { count })}
          error={ratingError}
        />
        <Field label={text('reviews-form-title')} optional>
          <Input name="title" maxLength={200} defaultValue={(sent?.title as string) ?? review.title} />
        </Field>
        <Field label={text('reviews-form-comment')} optional>
          <TextArea
            name="comment"
            rows={6}
            maxLength={5_000}
            defaultValue={(sent?.comment as string) ?? review.comment}
          />
        </Field>
        <UnansweredNotice />
        <div className={styles.actions}>
          <Button busy={busy}>{text(review.id ? 'reviews-form-update' : 'reviews-form-submit')}</Button>
          <ButtonLink tone="quiet" href={cancelHref} keepScroll>
            {text('reviews-form-cancel')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}

const focusRating = (form: HTMLElement | null) =>
  form?.querySelector<HTMLInputElement>('[name="rating"]')?.focus()

import type { ReviewPayload } from '#app/contract/reviews.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'

type EntryOptions = { locale: string; eventHref?: (eventId: string) => string }

/** Reviews as lists show them: the date in words, a long comment in two parts, and where the event is named its link. */
export function reviewEntries(reviews: readonly ReviewPayload[], { locale, eventHref }: EntryOptions) {
  return reviews.map(
    ({
      id,
      author,
      createdOn,
      rating,
      title,
      comment,
      shortComment,
      eventName,
      eventTemplateId,
      visitorIsAuthor,
    }) => ({
      id,
      author,
      written: dateText({ date: createdOn }, { pattern: 'review', locale }),
      date: createdOn,
      rating,
      title,
      comment: shortComment,
      rest: comment.slice(shortComment.length),
      event: eventHref && eventName ? { name: eventName, href: eventHref(eventTemplateId) } : null,
      own: visitorIsAuthor,
    }),
  )
}

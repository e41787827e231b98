import { copiedParts } from './copied-parts.ts'

/** A venue file as far as a copy of it changes. */
type CopiedFile = Readonly<Record<string, unknown>>

/**
 * The file of a sandbox from the exported file of its venue: its own id, nobody in it, no trackers, every start unsold and no past ones.
 * `today` is the venue's date. Reviews stay, since they are on its pages.
 */
export function sandboxFile(
  file: CopiedFile,
  { id, today }: { id: string; today: string },
): Record<string, unknown> {
  const { venue, company, events, addOns, coupons, reviews, ...rest } = file
  return {
    ...copiedParts(rest),
    venue: { ...(venue as object), id },
    company: { ...(company as object), analytics: {} },
    events: records(events).map(event => unsoldEvent(event, today)),
    addOns: records(addOns).map(unsold),
    coupons: records(coupons).map(({ used: _, ...coupon }) => coupon),
    reviews: signedReviews(records(reviews), records(file.visitors)),
  }
}

type Part = Record<string, unknown>

const records = (list: unknown): Part[] => (Array.isArray(list) ? (list as Part[]) : [])
const unsold = ({ sold: _, ...rest }: Part): Part => rest

/** Reviews under the first name that their pages show, without the visitors who wrote them. */
function signedReviews(reviews: Part[], visitors: Part[]): Part[] {
  const names = new Map(visitors.map(({ id, firstName }) => [id, firstName]))
  return reviews.flatMap(({ visitorId, ...review }) => {
    const author = review.author ?? names.get(visitorId)
    return author ? [{ ...review, author }] : []
  })
}

const unsoldEvent = (event: Part, today: string): Part => ({
  ...event,
  slotRules: records(event.slotRules)
    .map(unsold)
    .filter(({ to }) => String(to) >= today)
    .map(rule => ({ ...rule, from: String(rule.from) < today ? today : rule.from })),
  slots: records(event.slots)
    .map(unsold)
    .filter(({ date }) => String(date) >= today),
})

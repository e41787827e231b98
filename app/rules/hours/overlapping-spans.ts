import type { OpeningSpan } from './open-hours.ts'

/**
 * The places of spans of one day that begin before the span above them ends. A span that closes before it opens ends the next morning, so
 * none can follow it; one that opens and closes at the same minute is a whole day.
 */
export function overlappingSpans(spans: readonly OpeningSpan[]): number[] {
  return spans.flatMap((span, at) => {
    const above = spans[at - 1]
    if (!above) return []
    const isOver = above.open < above.close && above.close <= span.open
    return isOver ? [] : [at]
  })
}

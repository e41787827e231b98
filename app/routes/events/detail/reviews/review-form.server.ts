import { z } from 'zod'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

const words = (most: number) =>
  z
    .string()
    .default('')
    .transform(value => value.slice(0, most))

/** What the review form asks for (MEM-215): stars, and words for whoever has some. */
export const reviewForm = (text: Text) =>
  z.object({
    /** of the review that is changed */
    id: z.string().optional(),
    rating: z.coerce
      .number({ error: text('reviews-form-rating-error') })
      .int(text('reviews-form-rating-error'))
      .min(1, text('reviews-form-rating-error'))
      .max(5, text('reviews-form-rating-error')),
    title: words(200),
    comment: words(5_000),
  })

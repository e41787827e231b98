import { z } from 'zod'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

const typed = z.string().trim().max(5_000).default('')

const MAX_ROWS = 40

/** The first event as its form sends it; rows that nobody filled in are left out, what stands in the others is read as that of a sheet. */
export const eventForm = (text: Text) =>
  z.object({
    name: z
      .string({ error: text('onboarding-first-name-missing') })
      .trim()
      .min(1, text('onboarding-first-name-missing'))
      .max(200, text('onboarding-first-name-missing')),
    description: typed,
    minutes: typed,
    picture: typed,
    pictureShows: typed,
    prices: z
      .array(z.object({ personType: typed, price: typed }))
      .max(MAX_ROWS)
      .default([]),
    times: z
      .array(z.object({ from: typed, to: typed, weekdays: typed, times: typed, seats: typed }))
      .max(MAX_ROWS)
      .default([]),
  })

import { z } from 'zod'

/** What a tax comes to for a line or an order, in cents; `included`: in the prices already, else a line of its own tells it. */
export const taxShare = z.object({
  id: z.string(),
  name: z.string(),
  included: z.boolean(),
  amount: z.int(),
})

import type { Services } from '../kernel/context.ts'
import { limitOfAddress } from './sign-in-limits.ts'
import { takeTries } from './take-tries.ts'

type ReviewTry = { tenantId: string; visitorId: string; address?: string | null; now: Date }

const MINUTE = 60_000

/** Counts a press that writes a review: somebody corrects a few times, a program floods. */
export const takeReviewTry = (services: Services, { visitorId, address, ...writing }: ReviewTry) =>
  takeTries(services, {
    ...writing,
    limits: [{ key: `reviews of ${visitorId}`, tries: 20, pause: MINUTE }, ...limitOfAddress(address)],
  })

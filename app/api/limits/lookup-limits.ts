import type { Services } from '../kernel/context.ts'
import { takeTries } from './take-tries.ts'

type Lookup = { tenantId: string; visitor: string; now: Date }

const SECOND = 1_000

/** Counts a lookup of a code: a visitor mistypes a few times, a program that guesses numbers tries thousands. */
export const takeLookup = (services: Services, { tenantId, visitor, now }: Lookup) =>
  takeTries(services, {
    tenantId,
    now,
    limits: [
      { key: `lookups of ${visitor}`, tries: 10, pause: 6 * SECOND },
      { key: 'lookups', tries: 120, pause: SECOND / 2 },
    ],
  })

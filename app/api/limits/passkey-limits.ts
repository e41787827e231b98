import type { Services } from '../kernel/context.ts'
import { takeTries } from './take-tries.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

type PasskeyAttempt = { tenantId: string; address?: string | null; now: Date }

/** Counts a challenge that a sign-in page asks for: each is a row, and many visitors may share an address. */
export const takeChallengeTry = (services: Services, { address, ...attempt }: PasskeyAttempt) =>
  takeTries(services, {
    ...attempt,
    limits: address ? [{ key: `passkey challenges of ${address}`, tries: 120, pause: 2 * SECOND }] : [],
  })

/** Counts a press that begins to add a passkey. */
export const takePasskeyTry = (
  services: Services,
  { visitorId, ...adding }: { tenantId: string; visitorId: string; now: Date },
) =>
  takeTries(services, {
    ...adding,
    limits: [{ key: `passkeys of ${visitorId}`, tries: 10, pause: MINUTE }],
  })

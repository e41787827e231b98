import type { Services } from '../context.ts'
import { guardedTries } from './guarded-tries.ts'

const tries = guardedTries({ tries: 8, minutesPerTry: 2 })

type Attempt = { tenantId: string; account: string; address?: string; now: Date }

/** Counts one try to prove who somebody is; too many for the account or from the address are refused before any work. */
export const takeSignInTry = (services: Services, { account, ...attempt }: Attempt) =>
  tries.take(services, { ...attempt, key: account })

/** After a success the account starts afresh; the address keeps its count. */
export const clearSignInTries = (
  services: Services,
  { tenantId, account }: Pick<Attempt, 'tenantId' | 'account'>,
) => tries.clear(services, { tenantId, key: account })

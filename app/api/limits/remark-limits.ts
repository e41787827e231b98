import type { Services } from '../kernel/context.ts'
import { limitOfAddress } from './sign-in-limits.ts'
import { takeTries } from './take-tries.ts'

type RemarkTry = { tenantId: string; shareId: string; address?: string | null; now: Date }

const SECOND = 1_000

/** Counts a remark or an approval by a link to a draft: somebody looks through many pages, a program floods. */
export const takeRemarkTry = (services: Services, { shareId, address, ...writing }: RemarkTry) =>
  takeTries(services, {
    ...writing,
    limits: [{ key: `remarks by ${shareId}`, tries: 30, pause: 20 * SECOND }, ...limitOfAddress(address)],
  })

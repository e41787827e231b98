import type { Services } from '../kernel/context.ts'
import { giveTriesBack, type Limit, takeTries } from './take-tries.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

type Attempt = { tenantId: string; account: string; address?: string | null; now: Date }

/** The limit of sign-ins from one address, which many visitors may share. */
export const limitOfAddress = (address: string | null | undefined): Limit[] =>
  address ? [{ key: `address ${address}`, tries: 60, pause: 12 * SECOND }] : []

/** Counts one try to prove who somebody is; too many for the account or from the address are refused before any work. */
export const takeSignInTry = (services: Services, { account, address, ...attempt }: Attempt) =>
  takeTries(services, {
    ...attempt,
    limits: [{ key: account, tries: 8, pause: 2 * MINUTE }, ...limitOfAddress(address)],
  })

/** After a success the account starts afresh; the address keeps its count. */
export const clearSignInTries = (
  services: Services,
  { tenantId, account }: Pick<Attempt, 'tenantId' | 'account'>,
) => giveTriesBack(services, { tenantId, key: account })

/** Counts one try of a link's token; 256 bits are not guessed, but each try costs a look into the database. */
export const takeLinkTry = (services: Services, { address, ...attempt }: Omit<Attempt, 'account'>) =>
  takeTries(services, { ...attempt, limits: limitOfAddress(address) })

/** Counts one mail that somebody asks to be sent to an address: it may be a stranger's. */
export const takeMailTry = (
  services: Services,
  { email, address, ...attempt }: Omit<Attempt, 'account'> & { email: string },
) =>
  takeTries(services, {
    ...attempt,
    limits: [
      { key: `mail to ${email.trim().toLowerCase()}`, tries: 5, pause: 5 * MINUTE },
      ...limitOfAddress(address),
    ],
  })

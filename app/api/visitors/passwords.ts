import { availableParallelism } from 'node:os'
import { createBoundedQueue } from './bounded-queue.ts'
import { inHashThread } from './hash-thread.ts'

let dummy: Promise<string> | undefined

/** argon2id with the cost of imported passwords */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * One processor stays free for everything else, and the others are used for a quarter of the time while somebody waits: a flood of sign-ins
 * waits in line, orders do not. That is some fifteen sign-ins a second for each of them; one that comes alone waits for nobody.
 */
const { inTurn, refuseFull } = createBoundedQueue({
  atOnce: Math.max(availableParallelism() - 1, 1),
  waiting: 100,
  share: 0.25,
})

/** Refuses with TOO_MANY_REQUESTS where so many passwords wait for their turn that another would have none: before anything is read for it. */
export const refusePasswordsFull = refuseFull

const hash = async (password: string) => String(await inHashThread({ kind: 'hash', password, cost: COST }))

/** A hash of nothing, made with the same cost as real ones: the answer for an unknown email takes as long as for a known one. */
const dummyHash = () => {
  dummy ??= hash('nobody has this password')
  return dummy
}

/** The hash of a password: argon2id with its own salt. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

/** Whether a password belongs to the hash; false without a hash, after the same amount of work. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(async () => {
    const storedHash = passwordHash ?? (await dummyHash())
    return inHashThread({ kind: 'verify', password, hash: storedHash }).catch(() => false)
  })
  return matches === true && Boolean(passwordHash)
}

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './bounded-queue.ts'

let dummy: Promise<string> | undefined

/** argon2id with the cost of imported passwords */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One processor stays free for everything else: a flood of sign-ins waits in line, orders do not. */
const inTurn = createBoundedQueue({ atOnce: Math.max(availableParallelism() - 1, 1), waiting: 100 })

/** A hash of nothing, made with the same cost as real ones: the answer for an unknown email takes as long as for a known one. */
const dummyHash = () => {
  dummy ??= hash('nobody has this password', COST)
  return dummy
}

/** What is kept of a password: argon2id with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Whether the password is the one behind the hash; without a hash never, after the same work. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const kept = passwordHash ?? (await dummyHash())
  const matches = await inTurn(() => verify(kept, password).catch(() => false))
  return matches && Boolean(passwordHash)
}

import { hash, verify } from '@node-rs/argon2'

let dummy: Promise<string> | undefined

/** argon2id with the cost of imported passwords */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nothing, made with the same cost as real ones: the answer for an unknown email takes as long as for a known one. */
const dummyHash = () => {
  dummy ??= hash('nobody has this password', COST)
  return dummy
}

/** Whether the password is the one behind the hash; without a hash never, after the same work. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash()), password).catch(() => false)
  return matches && Boolean(passwordHash)
}

import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default algorithm. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const CONCURRENCY = 4

export type WithPassword = { password?: string; passwordHash?: string }

/**
 * The hash to store for each person: that of the file, or of its plain password, or the stored one. A plain password that
 * the stored hash already answers to keeps that hash, so that a second import changes nothing.
 */
export async function hashPasswords<Person extends WithPassword>({
  people,
  storedHash,
}: {
  people: readonly Person[]
  storedHash: (person: Person) => string | null
}): Promise<(string | null)[]> {
  const hashes: (string | null)[] = []
  for (let start = 0; start < people.length; start += CONCURRENCY) {
    const some = people.slice(start, start + CONCURRENCY)
    hashes.push(...(await Promise.all(some.map(person => hashFor(person, storedHash(person))))))
  }

  return hashes
}

async function hashFor(
  { password, passwordHash }: WithPassword,
  stored: string | null,
): Promise<string | null> {
  if (passwordHash) return passwordHash
  if (!password) return stored
  if (stored && (await verify(stored, password).catch(() => false))) return stored

  return hash(password, COST)
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { OperatorError } from './operator-error.ts'

type SecretSettings = Pick<Environment, 'SESSION_SECRET' | 'DATA_DIR' | 'DATABASE_URL'>

/**
 * What is signed and sealed with: SESSION_SECRET. One machine needs no setting: there it is made once and kept beside the data. Refused
 * with DATABASE_URL alone, since many nodes must share it.
 */
export function sessionSecret({ SESSION_SECRET, DATA_DIR, DATABASE_URL }: SecretSettings): string {
  if (SESSION_SECRET) return SESSION_SECRET
  if (DATABASE_URL)
    throw new SecretMissingError(
      'SESSION_SECRET is needed with DATABASE_URL: every node must sign with the same one',
    )
  const file = join(DATA_DIR, 'session-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

export class SecretMissingError extends OperatorError {}

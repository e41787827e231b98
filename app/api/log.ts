import pino, { type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

const SECRET = ['password', 'newPassword', 'token', 'paymentToken', 'cvc', 'cardNumber', 'manualEntryCardNumber', 'cookie', 'authorization']

/** One JSON line an event, on standard error. Secrets are cut out wherever they stand, two levels deep. */
export function createLog(level: 'silent' | 'warn' | 'info' | 'debug'): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: SECRET.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
      serializers: { error: pino.stdSerializers.err },
    },
    pino.destination(2),
  )
}

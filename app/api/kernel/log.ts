import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

const SECRET = [
  'password',
  'newPassword',
  'token',
  'paymentToken',
  'cvc',
  'cardNumber',
  'manualEntryCardNumber',
  'cookie',
  'authorization',
]

/** What may be told of an error. Other properties are left out: those of a database error carry the values of rows. */
type LoggedError = { type: string; code?: string; message: string; stack?: string; cause?: LoggedError }

/**
 * A log that writes one line of JSON for each event to standard error. Secrets are removed two levels deep; errors carry no values of a
 * query.
 */
export function createLog(
  level: 'silent' | 'warn' | 'info' | 'debug',
  destination: DestinationStream = pino.destination(2),
): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: SECRET.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
      serializers: { error: loggedError },
    },
    destination,
  )
}

function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }

  const { code } = error as NodeJS.ErrnoException
  const message = withoutParameters(error.message)
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message,
    ...(error.stack ? { stack: error.stack.replace(error.message, () => message) } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

/** Drizzle ends the message of a failed query with the values it was given: names, addresses, hashes. */
function withoutParameters(message: string) {
  return message.replace(/\nparams: [\s\S]*$/, '\nparams: [removed]')
}

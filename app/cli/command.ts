import { z } from 'zod'
import type { Database } from '#app/data/database/database.ts'
import { exchangeFormats } from '#theme/exchange/exchange-formats.ts'
import type { ProgressState } from './progress-bar.ts'

/** The whole list of what an operator can have done, by this process or, while a server has the database, by the server. */
export const commandRequest = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('venue import'),
    /** how the file was called, for its faults */
    name: z.string(),
    text: z.string(),
    isPlan: z.boolean(),
    overwritesTheme: z.boolean(),
  }),
  z.strictObject({
    command: z.literal('venue put-back'),
    tenantId: z.string(),
    /** which import is put back; without one they are listed */
    importId: z.string().optional(),
    isPlan: z.boolean(),
  }),
  z.strictObject({ command: z.literal('venue export'), tenantId: z.string() }),
  z.strictObject({ command: z.literal('venue list') }),
  z.strictObject({ command: z.literal('venue themes') }),
  z.strictObject({ command: z.literal('venue check'), tenantId: z.string() }),
  z.strictObject({
    command: z.literal('venue new'),
    /** who sets it up; they need an account with the role of onboarding */
    email: z.string(),
    name: z.string().optional(),
    id: z.string().optional(),
    zone: z.string().optional(),
    currency: z.string().optional(),
    /** one of these four at most: a ready look, another venue, a web page, the files of a saved one, a screenshot or a logo in base64 */
    preset: z.string().optional(),
    like: z.string().optional(),
    from: z.string().optional(),
    files: z.array(z.strictObject({ name: z.string(), content: z.base64() })).optional(),
  }),
  z.strictObject({
    command: z.literal('venue remove'),
    tenantId: z.string(),
    /** the venue named again: its orders may go too */
    force: z.string().optional(),
  }),
  z.strictObject({
    command: z.literal('venue theme export'),
    tenantId: z.string(),
    format: z.enum(exchangeFormats),
  }),
  z.strictObject({
    command: z.literal('venue theme import'),
    tenantId: z.string(),
    format: z.enum(exchangeFormats),
    text: z.string(),
    isPlan: z.boolean(),
  }),
  z.strictObject({ command: z.literal('venue pass-certificate list'), tenantId: z.string() }),
  z.strictObject({
    command: z.literal('venue pass-certificate remove'),
    tenantId: z.string(),
    wallet: z.string(),
  }),
  z.strictObject({
    command: z.literal('venue pass-certificate apple'),
    tenantId: z.string(),
    /** PEM, the key without a password */
    certificate: z.string(),
    key: z.string(),
    issuer: z.string(),
  }),
  z.strictObject({
    command: z.literal('venue pass-certificate google'),
    tenantId: z.string(),
    issuerId: z.string(),
    /** the JSON key of a service account */
    account: z.string(),
  }),
  z.strictObject({ command: z.literal('venue host list'), tenantId: z.string() }),
  z.strictObject({ command: z.literal('venue host add'), tenantId: z.string(), host: z.string() }),
  z.strictObject({ command: z.literal('venue host check'), tenantId: z.string(), host: z.string() }),
  /** without a host: the platform's */
  z.strictObject({
    command: z.literal('venue host main'),
    tenantId: z.string(),
    host: z.string().optional(),
  }),
  z.strictObject({ command: z.literal('venue host remove'), tenantId: z.string(), host: z.string() }),
  z.strictObject({
    command: z.literal('staff invite'),
    email: z.string(),
    tenant: z.string().optional(),
    role: z.string().optional(),
    name: z.string().optional(),
  }),
  z.strictObject({ command: z.literal('staff token'), tenantId: z.string(), email: z.string() }),
  z.strictObject({ command: z.literal('verify') }),
])

export type CommandRequest = z.output<typeof commandRequest>
export type CommandName = CommandRequest['command']
export type RequestOf<Name extends CommandName> = Extract<CommandRequest, { command: Name }>

/** Where a command writes: its result, what went wrong, and how far it is. */
export type CommandOutput = {
  out: (text: string) => Promise<void>
  err: (text: string) => void
  progress: (progress: ProgressState) => void
}

/** What a command works with. `publicUrl` has no slash at its end; `secret` is that of the server, and refused where none is set. */
export type CommandContext = CommandOutput & {
  database: Database
  now: Date
  publicUrl: string
  /** the folder of the venues' pictures */
  dataDir: string
  /** hosts of the operator's own network that a web page may be fetched from */
  privateHosts: readonly string[]
  secret: () => string
}

/** Gives the exit code: 0 done, 1 violations found, 2 something that the caller can mend. */
export type Command<Name extends CommandName> = (
  request: RequestOf<Name>,
  context: CommandContext,
) => Promise<number>

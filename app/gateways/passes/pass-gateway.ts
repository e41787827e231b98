import type { Pass } from './pass.ts'

/** Passes signed for Apple's wallet: one, or several in one file. */
export type PassFile = { contentType: string; extension: 'pkpass' | 'pkpasses'; content: Uint8Array }

/** Apple's wallet with one certificate. */
export type ApplePasses = {
  passTypeId: string
  /** when its certificate is over: nothing may be signed with it from then on */
  expiresAt: Date
  /** A file with these passes. */
  sign: (passes: readonly Pass[]) => PassFile
  /** Tells the phones with these tokens that passes of theirs have changed. Gives the tokens that are good no more; throws when nobody can be told. */
  push: (tokens: readonly string[]) => Promise<{ gone: string[] }>
}

/** Google's wallet with one issuer's account. */
export type GooglePasses = {
  issuerId: string
  /** An address at Google under which these passes are saved. */
  saveLink: (passes: readonly Pass[], now: Date) => string
  /** Tells Google of passes as they are now; what nobody has saved is left out. Throws when Google cannot be told. */
  update: (passes: readonly Pass[], now: Date) => Promise<void>
}

/** The wallets of phones. One that is not set up is null, and offered nowhere. */
export type PassGateway = { apple: ApplePasses | null; google: GooglePasses | null }

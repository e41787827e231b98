import type { Pass } from './pass.ts'

/** Passes signed for Apple's wallet: one, or several in one file. */
export type PassFile = { contentType: string; extension: 'pkpass' | 'pkpasses'; content: Uint8Array }

/** The wallets of phones. One that is not set up is null, and offered nowhere. */
export type PassGateway = {
  apple: {
    /** A file with these passes. */
    sign: (passes: readonly Pass[]) => PassFile
  } | null
  google: {
    /** An address at Google under which these passes are saved. */
    saveLink: (passes: readonly Pass[], now: Date) => string
  } | null
}

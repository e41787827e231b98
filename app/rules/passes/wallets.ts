/** The wallets of phones that passes can be kept in. */
export const WALLETS = ['apple', 'google'] as const

export type Wallet = (typeof WALLETS)[number]

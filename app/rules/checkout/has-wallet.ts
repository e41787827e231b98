/** Where a gateway's wallets are: in a sheet of its own for any browser, or behind buttons of its script for a browser that has one. */
export type WalletKind = 'frame' | 'script'

/** As much of Safari's Apple Pay as is used here. */
type ApplePay = { canMakePayments: () => boolean }

/**
 * Whether this browser could pay by a wallet: Safari by Apple Pay where it is set up, others by Google Pay where they know payment
 * requests. Nothing is loaded for it; which wallets there are at last, the script of the gateway says where it draws their buttons.
 */
export function hasWallet(browser: { ApplePaySession?: ApplePay; PaymentRequest?: unknown }): boolean {
  const { ApplePaySession: apple, PaymentRequest: request } = browser
  return apple ? apple.canMakePayments() : request !== undefined
}

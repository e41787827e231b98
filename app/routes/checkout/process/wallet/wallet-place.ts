/** Where the buttons of the wallets are. */
export const WALLET_PLACE = 'checkout-wallet'

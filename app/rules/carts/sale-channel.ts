/** The only sale channel (ORD-007). */
export const SALE_CHANNEL = 'online'

/** Codes with which a card, an address or an order is refused at the last step of checkout. */
export const paymentRefusals = [
  '5082',
  '5083',
  '5084',
  '5085',
  '5086',
  '5157',
  '6100',
  '6101',
  '6102',
  '6103',
  '6104',
  '6105',
  '6106',
  '6107',
  '6109',
  '6110',
  '6113',
  '9049',
] as const

export type PaymentRefusal = (typeof paymentRefusals)[number]

export const isPaymentRefusal = (code: string): code is PaymentRefusal =>
  (paymentRefusals as readonly string[]).includes(code)

import { enteredCodes } from './coupons.ts'

type LinkedCoupon = {
  /** the code that the address hands on */
  code: string | undefined
  /** the code of a link that this checkout has tried already */
  tried: string | null
  used: readonly string[]
  coupons: 'none' | 'one' | 'many'
}

/** The code of a link that is to be tried for an order; null for none, for one that was tried or is in use, and where no further one is taken. */
export function couponOfLink({ code, tried, used, coupons }: LinkedCoupon): string | null {
  const [entered] = enteredCodes([code ?? ''])
  if (!entered || coupons === 'none' || entered === tried || used.includes(entered)) return null

  return coupons === 'one' && used.length > 0 ? null : entered
}

import type { Message } from '#app/rules/shell/message.ts'
import { fieldProblem, passes } from '#app/rules/validators/validator-engine.ts'

/** The server's word on the codes of an order, spelled as it sends it (CHK-106). */
export type CouponResult = {
  valid: boolean
  validCouponcodes: readonly { couponCode: string }[]
  invalidCouponCodes: readonly string[]
  conflictingCoupons: readonly { couponCode: string; conflictingCouponCodes: readonly string[] }[]
}

/** The code fields with at most one empty, the last; without `many` a single field (CHK-042, CHK-148). */
export function couponFields(codes: readonly string[], { many }: { many: boolean }): string[] {
  const filled = codes.map(code => code.trim().toUpperCase()).filter(code => code !== '')
  if (!many) return [filled[0] ?? '']

  return codes.some(code => code.trim() === '') || filled.length === 0 ? [...filled, ''] : filled
}

/** The entered codes; blank fields are left out (decision C8). */
export function enteredCodes(codes: readonly string[]): string[] {
  return codes
    .map(code => code.trim().toUpperCase())
    .filter(code => passes({ validator: 'coupon', value: code }))
}

/** The error of a code that is known before the server is asked; null when there is none (CHK-149, CHK-206). */
export function localCouponError(code: string) {
  return fieldProblem({ value: code, checks: [{ validator: 'coupon', text: 'coupon-blank' }] })
}

/** The error of a code that the server refused: the first code it conflicts with, or that it is not valid (CHK-207, CHK-208). */
export function couponError(
  code: string,
  result: CouponResult,
): Message<'coupon-conflict' | 'coupon-invalid'> | null {
  const conflict = result.conflictingCoupons.find(({ couponCode }) => couponCode === code)
  const other = conflict?.conflictingCouponCodes[0]
  if (other) return { text: 'coupon-conflict', args: { code: other } }

  return result.invalidCouponCodes.includes(code) ? { text: 'coupon-invalid' } : null
}

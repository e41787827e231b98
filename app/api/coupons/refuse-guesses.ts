import { randomUUID } from 'node:crypto'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { codesOf } from '#app/rules/pricing/coupon-terms.ts'
import type { ApiContext } from '../kernel/context.ts'
import { takeLookup } from '../limits/lookup-limits.ts'

/**
 * Codes can be guessed wherever they are sent: each one that the stored cart does not name yet is counted, and refused once this
 * visitor or this venue has used up its minute. The codes of the cart itself never are: no order is kept waiting.
 */
export async function refuseGuesses(
  { services, tenantId, now }: ApiContext,
  { stored, codes }: { stored: CartRow | null; codes: readonly string[] },
): Promise<void> {
  const cartCodes = stored ? codesOf(stored.document) : []
  const visitor = stored?.id ?? randomUUID()
  const guesses = codes.filter(code => !cartCodes.includes(code))
  for (const _ of guesses) await takeLookup(services, { tenantId, visitor, now })
}

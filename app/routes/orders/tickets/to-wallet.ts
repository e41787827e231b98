import { PAY_QUERY } from '#app/rules/links/storefront-links.ts'

/** The button of the wallet: it places the order, as what stands before the colon does. */
export const WALLET_INTENT = 'checkout:wallet'

/** Where a placed order leads, with the wish for the wallet where that was pressed and checkout is next; every other answer as it is. */
export function toWallet<Answer>(answer: Answer, form: FormData): Answer {
  if (form.get('intent') !== WALLET_INTENT || !(answer instanceof Response)) return answer
  const location = answer.headers.get('Location') ?? ''
  if (!location.startsWith('/checkout/')) return answer
  answer.headers.set('Location', `${location}${location.includes('?') ? '&' : '?'}${PAY_QUERY}=wallet`)
  return answer
}

import { traverseContractProcedures } from '@orpc/server'
import { expect, test } from 'vitest'
import { contract } from '#app/contract/contract.ts'

/** Method and address of every call, as the specification writes it. */
const calls: string[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
  const { method, path } = call['~orpc'].route
  calls.push(`${method} ${path}`)
})

test.for([
  ['CHK-240', 'GET', '/uuidobjectregistry/{uuid}'],
  ['CHK-241', 'GET', '/giftcards/number/{number}'],
  ['CHK-242', 'GET', '/carts/{shoppingCartId}/couponcode/{code}/validate'],
  ['CHK-243', 'POST', '/carts/couponcode/validate'],
  ['CHK-246', 'DELETE', '/shopping_cart/{itemId}'],
  ['ORD-260', 'DELETE', '/shopping_cart/{itemId}'],
  ['CHK-247', 'DELETE', '/shopping_cart'],
  ['CHK-248', 'POST', '/entitlements/validate'],
  ['CHK-249', 'GET', '/orders/{orderId}'],
  ['CHK-250', 'GET', '/orders/search'],
  ['CHK-251', 'GET', '/locations/avs/countries'],
  ['CHK-252', 'GET', '/locations/states/{country}'],
  ['CHK-257', 'PUT', '/themes/{tenantId}'],
  ['CHK-232', 'POST', '/checkout'],
  ['MEM-231', 'GET', '/visitor'],
  ['MEM-232', 'PUT', '/visitor'],
  ['MEM-233', 'GET', '/visitor/session'],
  ['MEM-235', 'GET', '/visitor/recoverPassword'],
  ['MEM-236', 'GET', '/visitor/tokenLogin'],
  ['MEM-238', 'GET', '/logout'],
  ['MEM-239', 'GET', '/orders/search'],
  ['MEM-240', 'GET', '/orders/{orderId}'],
  ['MEM-260', 'GET', '/locations/avs/countries'],
  ['MEM-260', 'GET', '/locations/states/{country}'],
  ['MEM-261', 'GET', '/reviews/{eventTemplateId}'],
  ['MEM-264', 'GET', '/reviews/program/{eventTemplateId}'],
  ['MEM-266', 'GET', '/reviews/tenant/{tenantId}'],
  ['MEM-267', 'GET', '/review/summaries/tenant/{tenantId}'],
] as const)('[%s] the address of a call is %s %s', ([, method, path]) => {
  expect(calls).toContain(`${method} /v1/b2c${path}`)
})

import { carts } from './carts.ts'
import { captcha, checkout } from './checkout.ts'
import { coupons } from './coupons.ts'
import { entitlementCalls as entitlements } from './entitlements.ts'
import { giftCertificates } from './gift-certificates.ts'
import { themes } from './themes.ts'
import { uuidRegistry } from './uuid-registry.ts'

/** The B2C API, noun by noun. Everything else (server, clients, OpenAPI document) follows from this tree. */
export const contract = {
  captcha,
  carts,
  checkout,
  coupons,
  entitlements,
  giftCertificates,
  themes,
  uuidRegistry,
}

export type Contract = typeof contract

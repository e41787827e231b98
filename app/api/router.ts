import { api } from './api.ts'
import { getChallenge } from './captcha/get-challenge.ts'
import { deleteCart } from './carts/delete-cart.ts'
import { deleteCartItem } from './carts/delete-cart-item.ts'
import { getCart } from './carts/get-cart.ts'
import { putCart } from './carts/put-cart.ts'
import { placeOrder } from './checkout/place-order.ts'
import { getRegisteredOrder } from './checkout/get-registered-order.ts'
import { validateCoupon } from './coupons/validate-coupon.ts'
import { validateCoupons } from './coupons/validate-coupons.ts'
import { validateEntitlements } from './entitlements/validate-entitlements.ts'
import { getGiftCertificate } from './gift-certificates/get-gift-certificate.ts'
import { getTheme } from './themes/get-theme.ts'
import { listThemes } from './themes/list-themes.ts'
import { putTheme } from './themes/put-theme.ts'

/** The API's table of contents: call → handler. */
export const router = api.router({
  captcha: { challenge: getChallenge },
  carts: { get: getCart, put: putCart, deleteItem: deleteCartItem, delete: deleteCart },
  checkout: { place: placeOrder },
  coupons: { validateOne: validateCoupon, validate: validateCoupons },
  entitlements: { validate: validateEntitlements },
  giftCertificates: { get: getGiftCertificate },
  themes: { list: listThemes, get: getTheme, put: putTheme },
  uuidRegistry: { get: getRegisteredOrder },
})

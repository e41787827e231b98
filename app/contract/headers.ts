/** Names of the headers of the B2C API, in one place (decision A2). Values are percent-encoded UTF-8. */
export const header = {
  tenantId: 'x-tenant-id',
  apiVersion: 'x-api-version',
  requestUuid: 'x-request-uuid',
  captchaToken: 'x-captcha-token',
  captchaV2Token: 'x-captcha-v2-token',
  cartId: 'x-cart-id',
  email: 'x-email',
  password: 'x-password',
  newPassword: 'x-new-password',
  token: 'x-token',
  orderLink: 'x-order-link',
  cartLink: 'x-cart-link',
} as const

/** Below which addresses the API answers: some paths of the specification begin with /v2 (decision A1). */
export const API_BASES: string[] = ['/v1/b2c', '/v2/b2c']
/** Every path of the API begins with this (ORD-231); the version is a header, not a path (decision A1). */
export const API_BASE = '/v1/b2c'
